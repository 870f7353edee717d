/**
 * Integration tests that need not run again while nothing that they read has changed since they passed. All others run
 * every day.
 */
export type Part = {
  name: string;
  /** Folders of the tests. */
  tests: readonly string[];
  /** Patterns of all files that they read, besides the tests themselves. */
  inputs: readonly string[];
};

const SHARED = ['tests/support/**', 'src/shared/**', 'package-lock.json', 'vitest.config.ts'];
const MAIN = 'tests/integration/main';

/** Areas of the main process that only read files, fetch updates or look something up: none guards data or a decision. */
const AREAS = ['excel', 'formats', 'updates', 'invest', 'geocoder', 'chronology', 'network-check', 'support'];

export const PARTS: readonly Part[] = [
  {
    name: 'the stand-in platform',
    tests: ['tests/integration/platform'],
    inputs: ['tests/platform/**', ...SHARED],
  },
  {
    name: 'the stand-in for Electron',
    tests: ['tests/integration/chromium-host'],
    inputs: ['tests/chromium-host/**', 'tests/e2e/support/shared-chromium.ts', ...SHARED],
  },
  {
    name: 'the kit in a browser',
    tests: ['tests/integration/renderer'],
    inputs: ['src/renderer/**', 'tests/gallery/**', 'scripts/lib/vite/**', ...SHARED],
  },
  {
    name: 'packages',
    tests: ['tests/integration/repo'],
    inputs: [
      'scripts/**',
      'resources/**',
      'electron*.yml',
      'electron.vite.config.ts',
      'package.json',
      'src/main/updates/**',
      ...SHARED,
    ],
  },
  {
    name: `areas of the main process (${AREAS.join(', ')})`,
    tests: AREAS.map((area) => `${MAIN}/${area}`),
    inputs: ['src/main/**', 'resources/**', 'tests/platform/**', ...SHARED],
  },
];
