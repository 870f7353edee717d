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

/** The limit of ours where a screen's document gives none (Z-112), in bytes. */
const LIMIT = 50 * MB;

/** What a screen asks of its file beyond the kind: a limit and words of its own. */
type Own = Partial<Omit<FileRule, 'accept'>>;

/** A rule for files of these kinds, of any screen that asks for nothing else. */
const ruleFor =
  (...accept: FileRule['accept']) =>
  (own: Own = {}): FileRule => ({ accept, maxBytes: LIMIT, missing: 'Majburiy maydon', ...own });

/** One Excel file (spec 001 §5, 002 §5). */
export const excelRule = ruleFor('xlsx', 'xls');

/** One PDF (spec 000 §5, 002 §4). */
export const pdfRule = ruleFor('pdf');

/** One picture, such as a logo (spec 001 §9, 002 §5). */
export const pictureRule = ruleFor('jpeg', 'png');

export const EXCEL_FILE = excelRule();
export const PDF_FILE = pdfRule();

/** One table, also as csv (spec 000 §5). */
export const TABLE_FILE: FileRule = { ...EXCEL_FILE, accept: ['csv', 'xls', 'xlsx'] };
