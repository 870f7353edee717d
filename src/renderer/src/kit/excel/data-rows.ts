import type { SheetPreview } from '@shared/files.ts';

/** Number of data rows of a sheet: those below its header or, without a header, all. */
export const dataRows = ({ rows, titles = [], warnings }: SheetPreview): number =>
  Math.max(0, rows - titles.length - (warnings.some(({ kind }) => kind === 'no-header') ? 0 : 1));
