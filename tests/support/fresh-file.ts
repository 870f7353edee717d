import { configureGlobal } from 'fast-check';
import { vi } from 'vitest';
import { FUZZ_SEED } from './fuzz-seed.ts';

// Before each file of unit tests: the files of a worker share its process and the libraries, but neither our modules
// nor another file's replacements of globals, the clock or functions.
configureGlobal({ seed: FUZZ_SEED });
vi.resetModules();
vi.unstubAllGlobals();
vi.restoreAllMocks();
vi.useRealTimers();
