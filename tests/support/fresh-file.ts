import { vi } from 'vitest';

// Before each file of unit tests: the files of a worker share its process and the libraries, but neither our modules nor
// what another file has put in place of a global, of the clock or of a function.
vi.resetModules();
vi.unstubAllGlobals();
vi.restoreAllMocks();
vi.useRealTimers();
