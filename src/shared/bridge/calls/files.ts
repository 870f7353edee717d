import { z } from 'zod';
import { FILE_HASH } from '../../api-path.ts';
import { downloadSchema } from '../../downloads.ts';
import {
  chosenFileSchema,
  copyKindSchema,
  FILES_PER_CALL,
  fileKindsSchema,
  tablePreviewSchema,
  tableSpecSchema,
} from '../../files.ts';
import { journalNoteSchema } from '../../journal.ts';
import { sheetsSchema } from '../../sheets.ts';
import { apiPath, type Calls, formFields, id, nothing, query } from './fields.ts';

/** Files of the workstation and of the platform. */
export const filesCalls = {
  /** Opens the system's file dialog; null where the person cancelled. */
  'files.pick': {
    input: z.object({ accept: fileKindsSchema, maxBytes: z.number().int().positive() }),
    output: chosenFileSchema.nullable(),
  },
  /** Opens the system's dialog for several files, returned in its order; empty where the person cancelled. */
  'files.pickSeveral': {
    input: z.object({ accept: fileKindsSchema, maxBytes: z.number().int().positive() }),
    output: z.array(chosenFileSchema),
  },
  /**
   * Previews a table file in a separate process. Fails as `file` with the problem's name in `detail`, and as
   * `cancelled` where the file was released or another preview began meanwhile. `table`: how it is read.
   */
  'files.preview': {
    input: z.object({ fileId: id, table: tableSpecSchema.optional() }),
    output: tablePreviewSchema,
  },
  /**
   * Sends files as one multipart/form-data and returns the platform's answer. `upload.progress` reports all uploads.
   */
  'files.upload': {
    input: z.object({
      uploadId: id,
      /** Sent in this order. */
      fileIds: z.array(id).min(1).max(FILES_PER_CALL),
      method: z.enum(['POST', 'PUT']),
      path: apiPath,
      query: query.optional(),
      /** Name of the field, repeated for several files. */
      field: z.string().min(1).max(100),
      /** Further fields of the form, sent before the files. */
      fields: formFields.optional(),
      /** Whether the call is idempotent for the platform: only then a broken connection is retried without asking. */
      repeatable: z.boolean(),
      /** For the journal: what the call changes. */
      journal: journalNoteSchema.optional(),
    }),
    output: z.unknown(),
  },
  'files.cancelUpload': { input: z.object({ uploadId: id }), output: nothing },
  /** The page no longer needs the file. */
  'files.release': { input: z.object({ fileId: id }), output: nothing },
  /**
   * Opens a file of the platform in the workstation's own reader, from a temporary copy that is removed on exit. Fails
   * as `file` with `wrong-kind` in `detail` where the content is not one of `kinds`, whatever the file's name.
   */
  'files.openCopy': {
    input: z.object({
      hash: z.string().regex(FILE_HASH),
      suggestedName: z.string().min(1).max(200),
      kinds: z.array(copyKindSchema).min(1).max(copyKindSchema.options.length),
    }),
    output: nothing,
  },
  /** Writes a text (UTF-8, with a byte order mark for Excel unless it is JSON) to the downloads folder and lists it as finished. */
  'files.saveText': {
    input: z.object({ suggestedName: z.string().min(1).max(200), text: z.string().max(2_000_000) }),
    output: downloadSchema,
  },
  /** Writes a table as xlsx to the downloads folder, every text as a text cell, and lists it as finished. */
  'files.saveSheet': {
    input: z.object({ suggestedName: z.string().min(1).max(200), sheets: sheetsSchema }),
    output: downloadSchema,
  },
  'downloads.start': {
    input: z.object({ path: apiPath, query: query.optional(), suggestedName: z.string().min(1).max(200) }),
    output: downloadSchema,
  },
  'downloads.list': { input: nothing, output: z.array(downloadSchema) },
  'downloads.cancel': { input: z.object({ id }), output: nothing },
  'downloads.retry': { input: z.object({ id }), output: downloadSchema },
  'downloads.open': { input: z.object({ id }), output: nothing },
  /**
   * Removes a download that is not running from the list, and an unfinished one from the disk; a finished file stays.
   */
  'downloads.remove': { input: z.object({ id }), output: nothing },
  'downloads.showInFolder': { input: z.object({ id }), output: nothing },
  'downloads.chooseFolder': { input: nothing, output: z.object({ chosen: z.boolean() }) },
} as const satisfies Calls;
