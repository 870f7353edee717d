import type { DropRule } from '@shared/bridge/bridge.ts';
import type { Text } from '@/i18n/text.ts';

/** Which files a screen accepts, and its messages. */
export type FileRule = DropRule & {
  /** Message if no file is chosen. */
  missing: Text;
  /** Message for a file of another kind. Default: names the accepted kinds. */
  wrongKind?: Text;
  /** Message for a file that is too large. Default: names the limit. */
  tooLarge?: Text;
  /** Message for a failed upload. Default: the file words of the screen's document. */
  failed?: Text;
  /** Notice after the upload. Default: none, the field shows the file. */
  arrived?: Text;
};

/** One megabyte, in bytes. */
export const MB = 1024 * 1024;

/** Our size limit if a screen's document gives none (Z-112), in bytes. */
const LIMIT = 50 * MB;

/** A screen's own limit and messages. */
type Own = Partial<Omit<FileRule, 'accept'>>;

/** Creates the rule for files of these kinds, with the screen's own limit and messages. */
const ruleFor =
  (...accept: FileRule['accept']) =>
  (own: Own = {}): FileRule => ({ accept, maxBytes: LIMIT, missing: 'Majburiy maydon', ...own });

/** Rule for one Excel file (spec 001 §5, 002 §5). */
export const excelRule = ruleFor('xlsx', 'xls');

/** Rule for one PDF (spec 000 §5, 002 §4). */
export const pdfRule = ruleFor('pdf');

/** Rule for one picture, such as a logo (spec 001 §9, 002 §5). */
export const pictureRule = ruleFor('jpeg', 'png');

/** Rule for one icon, also as a drawing (Z-182). */
export const iconRule = ruleFor('png', 'jpeg', 'svg');

/** Rule for one Excel file, with the default limit and messages. */
export const EXCEL_FILE = excelRule();
/** Rule for one PDF, with the default limit and messages. */
export const PDF_FILE = pdfRule();

/** Rule for one table, also as csv (spec 000 §5). */
export const TABLE_FILE: FileRule = { ...EXCEL_FILE, accept: ['csv', 'xls', 'xlsx'] };
