import { createPageWorld } from './page-world.ts';
import { createWire } from './wire.ts';

/** Names that host and page agree on for one window; unguessable, and gone before the page's own code runs. */
export type PageNames = { binding: string; world: string };

/**
 * The script that Chromium runs first in every document: it takes the binding out of the page's reach and, on the
 * app's own origin, runs the preload. `browserOrigin` null: there is no preload.
 */
export function pageScript(names: PageNames, preload: string, browserHost: RegExp): string {
  return `(() => {
  const binding = globalThis[${JSON.stringify(names.binding)}];
  delete globalThis[${JSON.stringify(names.binding)}];
  if (!binding || window !== window.top || !${browserHost}.test(location.origin)) return;
  const wire = (${createWire})();
  const post = (message) => binding(JSON.stringify(message));
  const world = (${createPageWorld})({ wire, post, preload: function (require, module, exports) {
${preload}
  } });
  Object.defineProperty(globalThis, ${JSON.stringify(names.world)}, { value: world, configurable: true });
  post({ type: 'hello' });
})();`;
}

/** Gives the host the world of the page and takes it out of the page's reach. */
export const takeWorld = ({ world }: PageNames): string =>
  `(() => { const world = globalThis[${JSON.stringify(world)}]; delete globalThis[${JSON.stringify(world)}]; return world; })()`;
