import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte()],
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
  build: {
    target: 'es2022',
    rolldownOptions: {
      output: {
        // What every table needs and the lobby does not comes as one file instead of as twenty: each costs a request,
        // and its headers.
        codeSplitting: {
          groups: [
            {
              name: 'table',
              test: /src\/(pieces\/(Tabs|AreaTabs|areas|Score|Sheet|sheet|Spot|points|tracing|TableWords|carrying|leaving|lighting|BoardBySize)|shell\/(table\/(?!SettingsDialog)|lesson\/(Coach|coach|Offer)|story\/(?!pace)|end\/|picking|turn))/,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
  test: { include: ['src/**/*.test.ts'] },
});
