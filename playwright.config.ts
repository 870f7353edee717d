import { defineConfig } from 'playwright/test';
import { GUARDS, JOURNEY } from './tests/e2e/everyday.ts';

/**
 * End-to-end tests: the built program on the stand-in for Electron, or on Electron with `E2E_RUNTIME=electron`. Traces are
 * taken where they are asked for (`--trace=on`): they cost a tenth of the time.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  projects: [
    { name: 'guards', testMatch: GUARDS },
    { name: 'journeys', testIgnore: GUARDS, grep: JOURNEY },
    { name: 'features', testIgnore: GUARDS, grepInvert: JOURNEY },
  ],
  globalSetup: './tests/support/prepare-seed.ts',
  outputDir: 'test-results/e2e',
  snapshotPathTemplate: 'tests/e2e/approved/{arg}{ext}',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  // The longest take 20 s on two quiet cores. A busy machine takes up to seven times as long: only what hangs is to end.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  // A click on a form that is inert would otherwise wait until the test ends.
  use: { actionTimeout: 30_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }], ['./tests/e2e/calls-reporter.ts']],
});
