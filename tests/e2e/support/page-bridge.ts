import type { Bridge } from '../../../src/shared/bridge/bridge.ts';

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to.
  interface Window {
    /** What the preload offers the page: for the code that tests run there. */
    readonly bridge: Bridge;
  }
}
