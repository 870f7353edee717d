import { z } from 'zod';
import { appErrorSchema } from './error-schema.ts';

/** Most files of one folder of protocols. */
export const MOST_PROTOCOLS = 500;
/** `detail` of a `file` error: the folder holds more than `MOST_PROTOCOLS` files. */
export const TOO_MANY_FILES = 'too-many-files';
/** Largest protocol in bytes: our limit where a document gives none (Z-112). */
export const PROTOCOL_BYTES = 50 * 1024 * 1024;

const fileIdOfPlatform = z.string().min(1).max(200);

/** A chosen file and the district to attach it to, both as shown on the screen. */
export const protocolOrderSchema = z.object({
  /** Id of the file in the intake. */
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

/** Progress of a file. */
export const protocolStepSchema = z.enum([
  'queued',
  'sending', // the upload to the file service is in flight
  'attaching', // in the file service; the call for its district is in flight
  'done',
  'taken', // another person has changed the district's file meanwhile
  'failed', // refused, or all retries failed
  'changed', // moved, deleted or changed since it was chosen
]);
export type ProtocolStep = z.infer<typeof protocolStepSchema>;

/** A file of the list, as the page gets it: without its path. */
const protocolItemSchema = protocolOrderSchema.omit({ fileId: true, before: true }).extend({
  id: z.uuid(),
  name: z.string(),
  bytes: z.number().int(),
  step: protocolStepSchema,
  /** Whether the file service has the file. */
  uploaded: z.boolean(),
  /** Number of tries of the latest call. */
  tries: z.number().int(),
  /** Time of the attachment, in ms since the epoch. */
  at: z.number().nullable(),
  error: appErrorSchema.nullable(),
});
export type ProtocolItem = z.infer<typeof protocolItemSchema>;

/** The list of a person, from its start until it is discarded. */
export const protocolRunSchema = z.object({
  board: z.number().int(),
  /** ms since the epoch */
  startedAt: z.number(),
  going: z.boolean(),
  items: z.array(protocolItemSchema),
  /** Number of districts with their file in the platform's own list, read at the end; null: not read. */
  confirmed: z.number().int().nullable(),
  /** Why the sending ended early: the platform's list could not be read, or the session is over. */
  problem: appErrorSchema.nullable(),
});
export type ProtocolRun = z.infer<typeof protocolRunSchema>;

/** Whether a file of the list must still be sent, retried or chosen again. */
export const isUnfinished = ({ items }: { items: readonly Pick<ProtocolItem, 'step'>[] }): boolean =>
  items.some(({ step }) => step !== 'done' && step !== 'taken');
