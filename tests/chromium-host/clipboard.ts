import type { Clipboard } from 'electron';
import { offer } from './guard.ts';
import type { Outside } from './outside.ts';

/** `clipboard`: private to the program; every text written is reported to the starter. */
export function createClipboard({ tell }: Outside): Clipboard {
  let content = '';
  return offer<Clipboard>('clipboard', {
    writeText: async (text) => {
      content = text;
      tell({ type: 'clipboard', text });
    },
    readText: async () => content,
  });
}
