import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

/** What the sources expect of every build. */
const built = {
  resolve: {
    alias: {
      '@shared': resolve(import.meta.dirname, 'src/shared'),
      '@': resolve(import.meta.dirname, 'src/renderer/src'),
    },
  },
  // As in every build but that of `npm run dev`.
  define: { PAGE_SERVER: 'undefined' },
};

/** Integration tests whose files begin with a process of their own: they measure its memory and its time, or end processes. */
const PROCESS_EACH = [
  'tests/integration/{chromium-host,repo,texts}/**/*.test.ts',
  'tests/integration/main/{excel,files}/**/*.test.ts',
  'tests/integration/main/bridge/router.*.test.ts',
];

/** Processes, sockets and files may take long on a busy machine. */
const ON_SOCKETS = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 20_000 } } };

export default defineConfig({
  test: {
    // On two cores the default is one.
    maxWorkers: 2,
    projects: [
      {
        ...built,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          // A worker for each file takes three times as long.
          isolate: false,
          setupFiles: ['tests/support/fresh-file.ts'],
          // Properties are tried hundreds of times: the default of five seconds is too short on a busy machine, which takes up to seven times as long.
          testTimeout: 60_000,
        },
      },
      {
        ...built,
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          exclude: ['tests/integration/renderer/**', ...PROCESS_EACH],
          // A process for each file takes a quarter of a second more.
          isolate: false,
          setupFiles: ['tests/support/fresh-file.ts'],
          globalSetup: ['tests/support/prepare-seed.ts'],
          ...ON_SOCKETS,
        },
      },
      {
        ...built,
        test: {
          name: 'integration with a process for each file',
          include: PROCESS_EACH,
          globalSetup: ['tests/support/prepare-seed.ts'],
          ...ON_SOCKETS,
        },
      },
      {
        ...built,
        test: {
          name: 'integration in Chromium',
          include: ['tests/integration/renderer/**/*.test.ts'],
          // The files of a worker share a Chromium, the gallery in its window, and the code that both have compiled.
          isolate: false,
          ...ON_SOCKETS,
        },
      },
    ],
  },
});
