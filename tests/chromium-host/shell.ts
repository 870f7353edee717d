import type { Shell } from 'electron';
import { offer } from './guard.ts';
import type { Outside } from './outside.ts';

/** `shell`: opens nothing, and reports every request to the starter. */
export const createShell = ({ tell }: Outside): Shell =>
  offer<Shell>('shell', {
    openExternal: async (url) => tell({ type: 'open-external', url }),
    openPath: async (path) => {
      tell({ type: 'open-path', path });
      return '';
    },
    showItemInFolder: (path) => tell({ type: 'show-item-in-folder', path }),
  });
