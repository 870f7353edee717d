import { z } from 'zod';

/** Kinds of files, by their content. */
const FILE_KINDS = ['xlsx', 'xls', 'csv', 'pdf', 'jpeg', 'png', 'svg'] as const;
const fileKindSchema = z.enum(FILE_KINDS);
/** The kind of a file, by its content. */
export type FileKind = z.infer<typeof fileKindSchema>;
/** A list of expected kinds. */
export const fileKindsSchema = z.array(fileKindSchema).min(1).max(FILE_KINDS.length);

/** Kinds opened from a temporary copy: not csv and xls, whose formulas run without a question. */
export const copyKindSchema = fileKindSchema.extract(['pdf', 'jpeg', 'png', 'xlsx']);
export type CopyKind = z.infer<typeof copyKindSchema>;

/** Why a file cannot be used; each problem has a message of its own. Such a file is never sent. */
export const fileProblemSchema = z.enum([
  'gone', // moved or deleted since, or unreadable
  'folder', // a folder was dropped
  'unsaved', // dropped straight from another program, and on no disk yet
  'empty',
  'too-large',
  'wrong-kind', // not one of the kinds asked for, whatever its name says
  'table-page', // a page (HTML) or XML with a table, which Excel opens as well, whatever its name says
  'password-protected',
  'damaged',
  'wrong-encoding', // a csv that is no text in the encoding that the person chose
  'too-slow', // the reader was ended after its time
  'too-big-to-read', // the reader was ended at its memory limit, or the file announces more than the reader takes
]);
export type FileProblem = z.infer<typeof fileProblemSchema>;

/** A file that the person dropped or picked. The page knows the file by its id and never by a path. */
export const chosenFileSchema = z.object({
  id: z.string(),
  name: z.string(),
  bytes: z.number().int(),
  /** Null for a kind that the program does not know. */
  kind: fileKindSchema.nullable(),
  problem: fileProblemSchema.nullable(),
  /** SHA-256 of its content in hex; only of the files of a folder. */
  digest: z.string().optional(),
});
export type ChosenFile = z.infer<typeof chosenFileSchema>;

/** A likely mistake in a sheet. A warning never blocks: a person decides. */
const sheetWarningSchema = z.object({
  kind: z.enum([
    'no-header',
    'empty-header',
    'duplicate-header',
    'empty-rows-between',
    'formula-without-value',
    'digits-lost', // numbers of 16 digits and more, whose end Excel has replaced by zeros
    'zeros-lost', // identifiers kept as numbers, with too few digits
    'identifier-length', // identifiers with too few or too many digits
    'number-as-text', // numbers kept as text in a column of numbers
    'text-among-numbers',
    'stray-spaces',
    'mixed-scripts', // Latin letters inside a Cyrillic word, or the reverse
    'duplicate-key', // the same value twice in a key of the list
  ]),
  /** Column letter (A, B, …), where the warning concerns one column. */
  column: z.string().nullable(),
  /** Number of cells or rows concerned. */
  count: z.number().int(),
  /** The first cell or row concerned, as "B7" or a row number. */
  first: z.string().nullable(),
});
export type SheetWarning = z.infer<typeof sheetWarningSchema>;

const sheetPreviewSchema = z.object({
  name: z.string(),
  hidden: z.boolean(),
  /** Rows and columns with content. */
  rows: z.number().int(),
  columns: z.number().int(),
  header: z.array(z.string()),
  /** The header's row in the sheet, from 1; 0 where the sheet is empty. */
  headerRow: z.number().int(),
  /** The texts of the rows above the header, such as a title; absent if there are none. */
  titles: z.array(z.string()).optional(),
  /** The first rows after the header, at most 20, as a person reads them. */
  head: z.array(z.array(z.string())),
  /** Row number in the sheet, from 1, of each row in `head`: rows without content are left out. */
  headRows: z.array(z.number().int()),
  warnings: z.array(sheetWarningSchema),
});
export type SheetPreview = z.infer<typeof sheetPreviewSchema>;

const headNames = z.array(z.string().min(1).max(200));
/** Encodings in which texts are read. */
const textEncodingSchema = z.enum(['utf-8', 'utf-16le', 'utf-16be', 'windows-1251', 'cp866']);
export type TextEncoding = z.infer<typeof textEncodingSchema>;

/** How a table is read: for the columns of the list that it is imported into. All names as `headWords`. */
export const tableSpecSchema = z.object({
  columns: z
    .array(
      z.object({
        names: headNames.min(1).max(20),
        /** Least and greatest number of digits of an identifier. */
        digits: z.tuple([z.number().int(), z.number().int()]).readonly().optional(),
        /** Whether no value may occur twice. */
        isKey: z.boolean(),
      }),
    )
    .max(50),
  /** Names of columns of other lists. */
  others: headNames.max(1000),
  /** The encoding of a csv, if the person chose one. Default: the one that its bytes suggest. */
  encoding: textEncodingSchema.optional(),
});
export type TableSpec = z.infer<typeof tableSpecSchema>;

/** The part of a table file that the preview shows. */
export const tablePreviewSchema = z.object({
  sheets: z.array(sheetPreviewSchema),
  /** How the bytes of a csv were decoded; null for other kinds. */
  csv: z.object({ encoding: textEncodingSchema, separator: z.string() }).nullable(),
});
export type TablePreview = z.infer<typeof tablePreviewSchema>;

/** Most files in one upload call. */
export const FILES_PER_CALL = 20;

/** An upload in flight, for the progress in the window. */
export type UploadProgress = { uploadId: string; sentBytes: number; totalBytes: number };

/** Rows shown of a preview. */
export const PREVIEW_ROWS = 20;
