import type { DropRule } from '@shared/bridge/bridge.ts';
import type { Text } from '@/i18n/catalogue.ts';

/** What file a screen asks for. */
export type FileRule = DropRule & {
  /** Said where none is chosen. */
  missing: Text;
  /** Said of a file of another kind. Default: the kinds that will do. */
  wrongKind?: Text;
  /** Said of one that is too large. Default: the limit. */
  tooLarge?: Text;
  /** Said where it could not be sent. Default: what the screen's document says of files. */
  failed?: Text;
  /** Said when it has been sent. Default: nothing, the field shows it. */
  arrived?: Text;
};

/** Bytes. */
export const MB = 1024 * 1024;

/** One Excel file (spec 001 §5, 002 §5). The limit is ours: the specification gives none for tables (Z-112). */
export const EXCEL_FILE: FileRule = { accept: ['xlsx', 'xls'], maxBytes: 50 * MB, missing: 'Majburiy maydon' };

/** One table, also as csv (spec 000 §5); the limit as above. */
export const TABLE_FILE: FileRule = { ...EXCEL_FILE, accept: ['csv', 'xls', 'xlsx'] };

/** One PDF (spec 000 §5). The limit is ours: the specification gives none for these (Z-112). */
export const PDF_FILE: FileRule = { accept: ['pdf'], maxBytes: 50 * MB, missing: 'Majburiy maydon' };
