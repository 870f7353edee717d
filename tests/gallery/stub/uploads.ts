import type { CallInput } from '@shared/bridge/contract.ts';
import type { ChosenFile } from '@shared/files.ts';
import type { Call, Route } from './route.ts';

/** What the next file dialogs give, first one first; where nothing is left, a file that fits is picked. */
const picks: (ChosenFile | null)[] = [];
export const pickNext = (...files: readonly (ChosenFile | null)[]): void => void picks.push(...files);

const NAMES: Readonly<Partial<Record<NonNullable<ChosenFile['kind']>, string>>> = {
  pdf: 'Kengash bayonnomasi.pdf',
  jpeg: 'maktab hovlisi.jpg',
};
let count = 0;
const fitting = ({ accept: [kind = 'pdf'] }: CallInput<'files.pick'>): ChosenFile => ({
  id: `file-${++count}`,
  name: NAMES[kind] ?? `fayl.${kind}`,
  bytes: 245_760,
  kind,
  problem: null,
});

/** The file service: what it knows a file by. */
export const UPLOADS: readonly Route[] = [
  {
    method: 'POST',
    path: /^api\/v2\/info\/file\/upload$/,
    answer: ({ body }) => ({ hashId: `hash-of-${(body as { fileId: string }).fileId}` }),
  },
];

/** The file dialogs and single uploads; an upload goes out by `request`, so it can be watched and troubled like any call. */
export function filesBehind(request: (call: Call) => Promise<unknown>) {
  const given = new Map<string, PromiseWithResolvers<unknown>>();
  const done = async () => ({ ok: true, value: null });
  return {
    pick: async (wish: CallInput<'files.pick'>) => ({
      ok: true,
      value: picks.length > 0 ? picks.shift() : fitting(wish),
    }),
    release: done,
    upload: ({ uploadId, fileId, method, path }: CallInput<'files.upload'>) => {
      const gone = Promise.withResolvers<unknown>();
      given.set(uploadId, gone);
      return Promise.race([request({ method, path, body: { fileId } }), gone.promise]);
    },
    cancelUpload: ({ uploadId }: CallInput<'files.cancelUpload'>) => {
      given.get(uploadId)?.resolve({ ok: false, error: { kind: 'cancelled' } });
      return done();
    },
  };
}
