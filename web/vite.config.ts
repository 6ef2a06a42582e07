import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte()],
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
  build: { target: 'es2022' },
  test: { include: ['src/**/*.test.ts'] },
});
