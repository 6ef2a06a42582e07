import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte()],
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
  build: {
    target: 'es2022',
    rolldownOptions: {
      output: {
        // What every page needs comes as one file, and what every table needs and the lobby does not as another, instead
        // of as twenty each: every file costs a request, and its headers.
        codeSplitting: {
          groups: [
            {
              name: 'common',
              test: /node_modules\/(svelte|clsx)\/|src\/(connection\/(api|storage|seats)|phrases|pieces\/(Reynard|SeatMark)|shell\/(levels|settings|parts\/(Icon|Loading|Paper|Dialog)|words\/(page|connection)))/,
              includeDependenciesRecursively: false,
            },
            {
              name: 'table',
              test: /src\/(pieces\/(Tabs|AreaTabs|areas|Score|Sheet|sheet|Spot|points|tracing|TableWords|carrying|leaving|lighting|BoardBySize)|shell\/(table\/(?!Arrival|Dialogs|Invite|Keys|Legend|RivalDialog|SeatDialog|SettingsDialog|TablePage)|lesson\/(Coach|coach|Offer)|story\/(?!pace)|end\/|picking|turn))/,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
  test: { include: ['src/**/*.test.ts'] },
});
