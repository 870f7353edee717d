import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

const root = resolve(import.meta.dirname, '..', '..');

/** The tests of the rules. Most other integration tests would build a database for every mutant. */
export default defineConfig({
  root,
  cacheDir: resolve(root, '.cache/vite'),
  resolve: { alias: { '@shared': resolve(root, 'src/shared'), '@': resolve(root, 'src/renderer/src') } },
  test: {
    include: ['tests/unit/{main,renderer,shared}/**/*.test.{ts,tsx}', 'tests/integration/main/config/*.test.ts'],
    testTimeout: 20_000,
  },
});
