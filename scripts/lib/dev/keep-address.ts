import type { Plugin } from 'vite';
import { SHEETS_PATH } from '../../../src/shared/print.ts';

/** The page's message about its address. */
const ADDRESS = 'page:address';
/** The module that sends it. */
const REPORTER = '/@report-address';
const REPORT = `
const report = () => import.meta.hot.send('${ADDRESS}', location.pathname + location.search);
report();
navigation.addEventListener('currententrychange', report);`;

let last: string | undefined;

/** Lets a restarted program, whose window opens with `/`, come back to the address where it was. */
export const keepAddress: Plugin = {
  name: 'keep-address',
  apply: 'serve',
  configureServer: ({ ws }) => {
    ws.on(ADDRESS, (address: string) => {
      last = address;
    });
  },
  resolveId: (id) => (id === REPORTER ? id : undefined),
  load: (id) => (id === REPORTER ? REPORT : undefined),
  transformIndexHtml: (_html, { originalUrl }) => {
    if (originalUrl === SHEETS_PATH) return [];
    const report = { tag: 'script', attrs: { type: 'module', src: REPORTER }, injectTo: 'body' as const };
    if (originalUrl !== '/' || last === undefined) return [report];
    const comeBack = `history.replaceState(null, '', ${JSON.stringify(last).replaceAll('<', '\\u003c')});`;
    return [{ tag: 'script', children: comeBack, injectTo: 'head-prepend' }, report];
  },
};
