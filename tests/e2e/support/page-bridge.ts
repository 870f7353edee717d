import type { Bridge } from '../../../src/shared/bridge/bridge.ts';

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to.
  interface Window {
    /** What the preload exposes to the page, for test code that runs there. */
    readonly bridge: Bridge;
  }
}
