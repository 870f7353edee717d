import { z } from 'zod';

/** What a file is, by its content. */
const FILE_KINDS = ['xlsx', 'xls', 'csv', 'pdf', 'jpeg', 'png'] as const;
const fileKindSchema = z.enum(FILE_KINDS);
export type FileKind = z.infer<typeof fileKindSchema>;
/** Kinds among which a file may be. */
export const fileKindsSchema = z.array(fileKindSchema).min(1).max(FILE_KINDS.length);

/** What is opened from a copy without having been saved: never a csv or an xls, whose cells act as formulas unasked. */
export const copyKindSchema = fileKindSchema.extract(['pdf', 'jpeg', 'png', 'xlsx']);
export type CopyKind = z.infer<typeof copyKindSchema>;

/** Why a file cannot be used; each has a message of its own. Nothing is sent of such a file. */
export const fileProblemSchema = z.enum([
  'gone', // moved or deleted since, or unreadable
  'folder', // a folder was dropped
  'empty',
  'too-large',
  'wrong-kind', // not one of the kinds asked for, whatever its name says
  'password-protected',
  'damaged',
  'too-slow', // the reader was ended after its time
  'too-big-to-read', // the reader was ended at its memory limit, or the file announces more than the reader takes
]);
export type FileProblem = z.infer<typeof fileProblemSchema>;

/** A file that the person dropped or picked. The page knows it by its id and never by a path. */
export const chosenFileSchema = z.object({
  id: z.string(),
  name: z.string(),
  bytes: z.number().int(),
  /** null where it is none of the kinds the program knows. */
  kind: fileKindSchema.nullable(),
  problem: fileProblemSchema.nullable(),
});
export type ChosenFile = z.infer<typeof chosenFileSchema>;

/** What looks wrong in a sheet. It never blocks: a person decides. */
export const sheetWarningSchema = z.object({
  kind: z.enum([
    'no-header',
    'empty-header',
    'duplicate-header',
    'empty-rows-between',
    'formula-without-value',
    'number-as-text', // numbers kept as text in a column of numbers
    'text-among-numbers',
    'stray-spaces',
    'mixed-scripts', // Latin letters inside a Cyrillic word, or the reverse
    'duplicate-key', // the same value twice in the first column
  ]),
  /** Column letter (A, B, …), where it is about one. */
  column: z.string().nullable(),
  /** How many cells or rows. */
  count: z.number().int(),
  /** The first of them, as "B7" or a row number. */
  first: z.string().nullable(),
});
export type SheetWarning = z.infer<typeof sheetWarningSchema>;

const sheetPreviewSchema = z.object({
  name: z.string(),
  hidden: z.boolean(),
  /** Rows and columns with content; the header is the first row. */
  rows: z.number().int(),
  columns: z.number().int(),
  header: z.array(z.string()),
  /** The header's row in the sheet, from 1; 0 where the sheet is empty. */
  headerRow: z.number().int(),
  /** The first rows after the header, at most 20, as a person would read them. */
  head: z.array(z.array(z.string())),
  /** The row in the sheet, from 1, of each of them: rows without content are left out. */
  headRows: z.array(z.number().int()),
  warnings: z.array(sheetWarningSchema),
});
export type SheetPreview = z.infer<typeof sheetPreviewSchema>;

/** Encodings in which texts are read. */
const textEncodingSchema = z.enum(['utf-8', 'utf-16le', 'utf-16be', 'windows-1251']);
export type TextEncoding = z.infer<typeof textEncodingSchema>;

/** What was found in a table file. */
export const tablePreviewSchema = z.object({
  sheets: z.array(sheetPreviewSchema),
  /** Of a csv only: how its bytes were read. */
  csv: z.object({ encoding: textEncodingSchema, separator: z.string() }).nullable(),
});
export type TablePreview = z.infer<typeof tablePreviewSchema>;

/** So many files go in one call at most. */
export const FILES_PER_CALL = 20;

/** An upload under way, for the progress in the window. */
export type UploadProgress = { uploadId: string; sentBytes: number; totalBytes: number };

/** Rows of a preview (§ files). */
export const PREVIEW_ROWS = 20;
