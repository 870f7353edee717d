import type { FileKind, FileProblem, TablePreview, TableSpec } from '@shared/files.ts';
import type { ZipLimits } from './zip-limits.ts';

/** The kinds of files that hold tables. */
export type TableKind = Extract<FileKind, 'xlsx' | 'xls' | 'csv'>;

/** Most sheets that are read: more than people make, and as many as a preview can carry. */
export const MAX_SHEETS = 100;

/** Limits that the reading process enforces itself; the clock and V8 enforce the others. */
export type InspectLimits = ZipLimits & {
  maxFileBytes: Record<TableKind, number>;
  /** Most memory of the whole process, in bytes; checked before each piece of the file. */
  maxResidentBytes: number;
  /** Rows shown after the header. */
  headRows: number;
};

/** Sent to the process once. */
export type Request = { path: string; kind: TableKind; limits: InspectLimits; table: TableSpec };

/** Sent back by the process, once. `reason` is for the log. */
export type ReaderAnswer = { ok: true; preview: TablePreview } | { ok: false; problem: FileProblem; reason: string };
