import { z } from 'zod';
import { appErrorSchema } from './error-schema.ts';

/** Most files of one folder of protocols. */
export const MOST_PROTOCOLS = 500;
/** `detail` of a `file` error: the folder holds more files than that. */
export const TOO_MANY_FILES = 'too-many-files';
/** Largest protocol in bytes: our limit where a document gives none (Z-112). */
export const PROTOCOL_BYTES = 50 * 1024 * 1024;

const fileIdOfPlatform = z.string().min(1).max(200);

/** A chosen file and the district to which it is to be attached, as both stood on the screen. */
export const protocolOrderSchema = z.object({
  /** Of the intake. */
  fileId: z.string().min(1).max(100),
  /** Number of the district's row in the list of protocols (E033). */
  row: z.number().int(),
  /** Number, name and region of the district; null where the platform gives none. */
  districtId: z.number().int().nullable(),
  district: z.string().max(500).nullable(),
  region: z.string().max(500).nullable(),
  /** The protocol that the person saw there; null: none. */
  before: fileIdOfPlatform.nullable(),
});
/** A chosen file and its district. */
export type ProtocolOrder = z.infer<typeof protocolOrderSchema>;

/** How far a file is. */
export const protocolStepSchema = z.enum([
  'queued',
  'sending', // on its way to the file service
  'attaching', // in the file service, on its way to its district
  'done',
  'taken', // left out: somebody else gave this district a file meanwhile
  'failed', // tried as often as it is tried
  'changed', // moved, deleted or changed since it was chosen
]);
export type ProtocolStep = z.infer<typeof protocolStepSchema>;

/** A file of the list, as the page gets it: without its path. */
const protocolItemSchema = protocolOrderSchema.omit({ fileId: true, before: true }).extend({
  id: z.uuid(),
  name: z.string(),
  bytes: z.number().int(),
  step: protocolStepSchema,
  /** Whether the file service has it. */
  uploaded: z.boolean(),
  /** How often the call that failed was tried. */
  tries: z.number().int(),
  /** When it was attached, in ms since the epoch. */
  at: z.number().nullable(),
  error: appErrorSchema.nullable(),
});
export type ProtocolItem = z.infer<typeof protocolItemSchema>;

/** The list that a person is sending, or has not sent to its end. */
export const protocolRunSchema = z.object({
  board: z.number().int(),
  /** ms since the epoch */
  startedAt: z.number(),
  going: z.boolean(),
  items: z.array(protocolItemSchema),
  /** How many districts have their file by the platform's own list, read at the end; null: not read. */
  confirmed: z.number().int().nullable(),
  /** Why the list could not be begun or confirmed. */
  problem: appErrorSchema.nullable(),
});
export type ProtocolRun = z.infer<typeof protocolRunSchema>;

/** Whether something of the list is still to be done: sent, tried again, or chosen anew. */
export const isUnfinished = ({ items }: { items: readonly Pick<ProtocolItem, 'step'>[] }): boolean =>
  items.some(({ step }) => step !== 'done' && step !== 'taken');
