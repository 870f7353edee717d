import { vi } from 'vitest';

// Before each file of unit tests: the files of a worker share its process and the libraries, but neither our modules
// nor another file's replacements of globals, the clock or functions.
vi.resetModules();
vi.unstubAllGlobals();
vi.restoreAllMocks();
vi.useRealTimers();
