import type { Shell } from 'electron';
import { offer } from './guard.ts';
import type { Outside } from './outside.ts';

/**
 * `shell`: opens nothing, and reports every request to the starter. On Linux `openPath` never settles
 * (`shell/common/platform_util_linux.cc`: `OpenPath` drops the callback).
 */
export const createShell = ({ tell }: Outside): Shell =>
  offer<Shell>('shell', {
    openExternal: async (url) => tell({ type: 'open-external', url }),
    openPath: async (path) => {
      tell({ type: 'open-path', path });
      return process.platform === 'linux' ? new Promise(() => undefined) : '';
    },
    showItemInFolder: (path) => tell({ type: 'show-item-in-folder', path }),
  });
