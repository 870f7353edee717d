import type { FileKind, FileProblem, TablePreview } from '@shared/files.ts';
import type { ZipLimits } from './zip-limits.ts';

/** The kinds of files that hold tables. */
export type TableKind = Extract<FileKind, 'xlsx' | 'xls' | 'csv'>;

/** More sheets than people make, and as many as a preview can carry. */
export const MAX_SHEETS = 100;

/** What the reading process keeps to by itself; its end by the clock or by V8 is not its own doing. */
export type InspectLimits = ZipLimits & {
  maxFileBytes: Record<TableKind, number>;
  /** Of the whole process, where it is looked at between two pieces of the file. */
  maxResidentBytes: number;
  /** Rows that are shown after the header. */
  headRows: number;
};

/** Sent to the process once. */
export type Request = { path: string; kind: TableKind; limits: InspectLimits };

/** Sent back by it once. `reason` is for the log. */
export type Answer = { ok: true; preview: TablePreview } | { ok: false; problem: FileProblem; reason: string };
