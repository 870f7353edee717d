import type { CallInput } from '@shared/bridge/contract.ts';
import type { ChosenFile } from '@shared/files.ts';
import type { Route } from './route.ts';

let count = 0;

/** The file dialog, which gives what fits, and the file service; each call of the bridge comes as a POST to its own name. */
export const FILES: readonly Route[] = [
  {
    method: 'POST',
    path: /^files\.pick$/,
    answer: ({ body }): ChosenFile => {
      const { accept } = body as CallInput<'files.pick'>;
      const kind = accept[0] ?? 'pdf';
      return { id: `f${++count}`, name: `Kengash bayonnomasi.${kind}`, bytes: 245_760, kind, problem: null };
    },
  },
  { method: 'POST', path: /^files\.upload$/, answer: () => ({ hashId: `hash-${count}` }) },
];
