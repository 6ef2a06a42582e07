import { mount } from 'svelte';
import App from './App.svelte';
import { followLink } from './shell/routes';
import { apply } from './shell/settings.svelte';
import './theme.css';
import './shell/base.css';

apply();
matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', () => apply());
document.addEventListener('click', followLink);
const target = document.getElementById('app');
if (target) mount(App, { target });
