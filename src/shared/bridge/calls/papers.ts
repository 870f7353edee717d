import { z } from 'zod';
import { downloadSchema } from '../../downloads.ts';
import { chosenFileSchema } from '../../files.ts';
import { jsonSchema } from '../../json.ts';
import { MOST_COPIES } from '../../print.ts';
import { MOST_PROTOCOLS, protocolOrderSchema, protocolRunSchema } from '../../protocols.ts';
import { type Calls, id, nothing } from './fields.ts';

/** Protocols from a folder, and what goes on paper. */
export const papersCalls = {
  /**
   * Opens the system's dialog for a folder, or for several files: each file with its digest. Null where the person cancelled. Fails as
   * `file` with `TOO_MANY_FILES` in `detail`.
   */
  'protocols.pick': {
    input: z.object({ what: z.enum(['folder', 'files']) }),
    output: z.object({ folder: z.string().nullable(), files: z.array(chosenFileSchema) }).nullable(),
  },
  /** Opens a chosen file in the workstation's own reader. */
  'protocols.open': { input: z.object({ fileId: id }), output: nothing },
  /** The list of protocols that this person is sending, or has not sent to its end. */
  'protocols.current': { input: nothing, output: protocolRunSchema.nullable() },
  /** Begins to send files to their districts; `protocols.changed` tells of each step, `upload.progress` by the ids of its items. */
  'protocols.send': {
    input: z.object({ board: z.number().int(), orders: z.array(protocolOrderSchema).min(1).max(MOST_PROTOCOLS) }),
    output: protocolRunSchema,
  },
  /** Goes on with the list, and tries files again that failed: those named, or all. */
  'protocols.resume': { input: z.object({ ids: z.array(id).max(MOST_PROTOCOLS).nullable() }), output: nothing },
  /** Begins no further file. */
  'protocols.stop': { input: nothing, output: nothing },
  /** Gives a file of the list that has changed or is gone another chosen file in its place. */
  'protocols.replace': { input: z.object({ id, fileId: id }), output: nothing },
  /** Puts the list away. */
  'protocols.drop': { input: nothing, output: nothing },
  /** Saves the sheets of this job as one PDF in the downloads folder and lists it as finished. */
  'print.savePdf': {
    input: z.object({ job: jsonSchema, suggestedName: z.string().min(1).max(200) }),
    output: downloadSchema,
  },
  /** Opens the system's print dialog for the sheets of this job; `sent` false: the person or the printer refused. */
  'print.send': {
    input: z.object({ job: jsonSchema, copies: z.int().min(1).max(MOST_COPIES) }),
    output: z.object({ sent: z.boolean() }),
  },
  /** For the hidden page of the sheets alone: the job that it draws. */
  'sheets.job': { input: nothing, output: jsonSchema },
  /** For the hidden page of the sheets alone: all of them are drawn, or cannot be. */
  'sheets.drawn': { input: z.object({ complete: z.boolean() }), output: nothing },
} as const satisfies Calls;
