import { reportContextMenus } from './page-context-menu.ts';
import { createPageWorld } from './page-world.ts';
import { createWire } from './wire.ts';

/** Names shared by host and page for one window; unguessable, and deleted before the page's own code runs. */
export type PageNames = { binding: string; world: string };

/**
 * The script that Chromium runs first in every document: it deletes the binding, so that the page cannot reach it, and
 * runs the preload in main frames whose origin matches `browserHost`.
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
  (${reportContextMenus})((params) => post({ type: 'context-menu', params }));
  post({ type: 'hello' });
})();`;
}

/** The expression that returns the world of the page to the host and deletes it from the page. */
export const takeWorld = ({ world }: PageNames): string =>
  `(() => { const world = globalThis[${JSON.stringify(world)}]; delete globalThis[${JSON.stringify(world)}]; return world; })()`;
