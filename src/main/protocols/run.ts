import { appErrorSchema } from '@shared/error-schema.ts';
import { type ProtocolItem, type ProtocolRun, protocolOrderSchema, protocolStepSchema } from '@shared/protocols.ts';
import { z } from 'zod';

/** A file of the list as stored, with its path and the facts that identify its content. */
const keptItemSchema = protocolOrderSchema.omit({ fileId: true }).extend({
  id: z.uuid(),
  path: z.string(),
  name: z.string(),
  bytes: z.number().int(),
  mtimeMs: z.number(),
  /** SHA-256 in hex. */
  digest: z.string(),
  step: protocolStepSchema,
  /** The file service's key; null: not uploaded. */
  hash: z.string().nullable(),
  tries: z.number().int(),
  at: z.number().nullable(),
  error: appErrorSchema.nullable(),
});
/** A file of the list as it is kept. */
export type KeptItem = z.infer<typeof keptItemSchema>;

/** The list as it is kept. */
export const keptRunSchema = z.object({
  board: z.number().int(),
  startedAt: z.number(),
  items: z.array(keptItemSchema),
  confirmed: z.number().int().nullable(),
});
/** The list as it is kept. */
export type KeptRun = z.infer<typeof keptRunSchema>;

/** A list left by an earlier run or session: files in flight are queued again, to be sent or only attached. */
export const takenUp = (run: KeptRun): KeptRun => ({
  ...run,
  items: run.items.map((item) => ({
    ...item,
    step: item.step === 'sending' || item.step === 'attaching' ? 'queued' : item.step,
  })),
});

const shownItem = ({ path: _, mtimeMs: __, digest: ___, hash, before: ____, ...item }: KeptItem): ProtocolItem => ({
  ...item,
  uploaded: hash !== null,
});

/** The list as given to the page. */
export const shownRun = (run: KeptRun, now: Pick<ProtocolRun, 'going' | 'problem'>): ProtocolRun => ({
  ...run,
  ...now,
  items: run.items.map(shownItem),
});

/** The platform's own list: the file of each row, null for none. */
export type Rows = ReadonlyMap<number, string | null>;

/**
 * The state of an unfinished file by the platform's current rows: `done` if its call was executed but the answer lost,
 * `taken` if another file was attached meanwhile, `gone` if the row no longer exists, otherwise `send`.
 */
export function standing({ row, before, hash }: KeptItem, rows: Rows): 'send' | 'done' | 'taken' | 'gone' {
  const now = rows.get(row);
  if (now === undefined) return 'gone';
  if (hash !== null && now === hash) return 'done';
  return now === before ? 'send' : 'taken';
}
