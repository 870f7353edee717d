import { z } from 'zod';
import { downloadSchema } from '../../downloads.ts';
import { chosenFileSchema } from '../../files.ts';
import { jsonSchema } from '../../json.ts';
import { MOST_COPIES, PAPER_OUTCOMES } from '../../print.ts';
import { MOST_PROTOCOLS, protocolOrderSchema, protocolRunSchema } from '../../protocols.ts';
import { type Calls, id, nothing } from './fields.ts';

/** Protocols from a folder, and printing. */
export const papersCalls = {
  /**
   * Opens the system's dialog for a folder, or for several files; returns each file with its digest, or null where the
   * person cancelled. Fails as `file` with `TOO_MANY_FILES` in `detail`.
   */
  'protocols.pick': {
    input: z.object({ what: z.enum(['folder', 'files']) }),
    output: z.object({ folder: z.string().nullable(), files: z.array(chosenFileSchema) }).nullable(),
  },
  /** Opens a chosen file in the workstation's own reader. */
  'protocols.open': { input: z.object({ fileId: id }), output: nothing },
  /** This person's list of protocols, until it is discarded; null for none. */
  'protocols.current': { input: nothing, output: protocolRunSchema.nullable() },
  /**
   * Begins to send files to their districts. `protocols.changed` reports each step, `upload.progress` the bytes, by the
   * ids of the items.
   */
  'protocols.send': {
    input: z.object({ board: z.number().int(), orders: z.array(protocolOrderSchema).min(1).max(MOST_PROTOCOLS) }),
    output: protocolRunSchema,
  },
  /** Resumes the list and retries failed files: the ones named, or all for null. */
  'protocols.resume': { input: z.object({ ids: z.array(id).max(MOST_PROTOCOLS).nullable() }), output: nothing },
  /** Starts no further file; files in flight are finished. */
  'protocols.stop': { input: nothing, output: nothing },
  /** Replaces a file of the list that has changed or is gone by another chosen file. */
  'protocols.replace': { input: z.object({ id, fileId: id }), output: nothing },
  /** Aborts the calls in flight and discards the list. */
  'protocols.drop': { input: nothing, output: nothing },
  /** Saves the sheets of this job as one PDF in the downloads folder and lists it as finished. */
  'print.savePdf': {
    input: z.object({ job: jsonSchema, suggestedName: z.string().min(1).max(200) }),
    output: downloadSchema,
  },
  /** Opens the system's print dialog for the sheets of this job; waits ten minutes for dialog and printer. */
  'print.send': {
    input: z.object({ job: jsonSchema, copies: z.int().min(1).max(MOST_COPIES) }),
    output: z.object({ outcome: z.enum(PAPER_OUTCOMES) }),
  },
  /** For the hidden sheets page only: returns the job to draw. */
  'sheets.job': { input: nothing, output: jsonSchema },
  /** For the hidden sheets page only: reports that all sheets are drawn, or cannot be. */
  'sheets.drawn': { input: z.object({ complete: z.boolean() }), output: nothing },
} as const satisfies Calls;
