import { appErrorSchema } from '@shared/error-schema.ts';
import { type ProtocolItem, type ProtocolRun, protocolOrderSchema, protocolStepSchema } from '@shared/protocols.ts';
import { z } from 'zod';

/** A file of the list as it is kept, with its path and by what it is known to be the same. */
const keptItemSchema = protocolOrderSchema.omit({ fileId: true }).extend({
  id: z.uuid(),
  path: z.string(),
  name: z.string(),
  bytes: z.number().int(),
  mtimeMs: z.number(),
  /** SHA-256 in hex. */
  digest: z.string(),
  step: protocolStepSchema,
  /** By what the file service knows it; null: it does not have it. */
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

/** A list that an earlier run of the program left: what was on its way is to be sent, or only attached. */
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

/** The list as the page gets it. */
export const shownRun = (run: KeptRun, now: Pick<ProtocolRun, 'going' | 'problem'>): ProtocolRun => ({
  ...run,
  ...now,
  items: run.items.map(shownItem),
});

/** The platform's own list: the file of each row, null for none. */
export type Rows = ReadonlyMap<number, string | null>;

/**
 * What is to be done with a file that is not done, by what the platform says now: `done` where its own call was carried out
 * though the answer was lost, `taken` where somebody else was there, `gone` where the row is no more.
 */
export function standing({ row, before, hash }: KeptItem, rows: Rows): 'send' | 'done' | 'taken' | 'gone' {
  const now = rows.get(row);
  if (now === undefined) return 'gone';
  if (hash !== null && now === hash) return 'done';
  return now === before ? 'send' : 'taken';
}
