import type { Bridge } from '../../../src/shared/bridge/bridge.ts';

declare global {
  interface Window {
    /** What the preload offers the page: for the code that tests run there. */
    readonly bridge: Bridge;
  }
}
