import { trimmed } from '@shared/blank.ts';
import { columnIndex } from '@shared/column-letters.ts';
import { AppError } from '@shared/errors.ts';
import { type FileProblem, fileProblemSchema, type SheetPreview, type SheetWarning } from '@shared/files.ts';
import { formatCount } from '@/i18n/formats.ts';
import type { Translation } from '@/i18n/i18n.ts';
import type { Text } from '@/i18n/text.ts';
import type { FileRule } from './file-rule.ts';
import { fileSize } from './file-size.ts';

type T = Translation['t'];

/** The accepted kinds as file extensions: "xlsx, xls". */
export const kindNames = ({ accept }: Pick<FileRule, 'accept'>): string =>
  accept.map((kind) => (kind === 'jpeg' ? 'jpg' : kind)).join(', ');

const PROBLEMS: Readonly<Record<Exclude<FileProblem, 'wrong-kind' | 'too-large'>, Text>> = {
  gone: "Faylni ochib bo'lmadi: u ko'chirilgan, o'chirilgan yoki boshqa dasturda band.",
  folder: 'Bu papka. Ichidagi kerakli faylni tanlang.',
  unsaved:
    "Fayl hali kompyuterga saqlanmagan. Uni xat yoki brauzerdan avval papkaga saqlang, so'ng o'sha joydan tanlang.",
  empty: "Fayl bo'sh.",
  'table-page':
    "Bu Excel kitobi emas: ichida jadvalli sahifa (HTML yoki XML) bor. Uni Excelda ochib, “Excel kitobi (.xlsx)” turida saqlang va o'sha faylni tanlang.",
  'password-protected': 'Fayl parol bilan himoyalangan. Parolni olib tashlab, faylni qayta tanlang.',
  damaged: "Fayl buzilgan: uni o'qib bo'lmadi. Faylni dasturida ochib, qayta saqlab ko'ring.",
  'wrong-encoding': "Fayl bu kodlashda o'qilmaydi. Boshqa kodlashni tanlang.",
  'too-slow': "Faylni o'qish uzoq cho'zildi va to'xtatildi. Uni kichikroq fayllarga ajrating.",
  'too-big-to-read': "Faylda ma'lumot juda ko'p. Uni kichikroq fayllarga ajrating.",
};

/** Describes the problem with a file, and what can be done about it. */
export function problemText(problem: FileProblem, rule: FileRule, t: T): string {
  if (problem === 'too-large') {
    if (rule.tooLarge) return t(rule.tooLarge);
    return t("Fayl juda katta: ko'pi bilan {{size}} bo'lishi mumkin.", { size: fileSize(rule.maxBytes, t) });
  }
  // The documents' own words for a wrong kind come first.
  if (rule.wrongKind && (problem === 'wrong-kind' || problem === 'table-page')) return t(rule.wrongKind);
  return problem === 'wrong-kind'
    ? t('Fayl turi mos kelmaydi. Kerakli tur: {{kinds}}.', { kinds: kindNames(rule) })
    : t(PROBLEMS[problem]);
}

/** The file problem behind an error; null for any other error. */
export function problemOf(error: unknown): FileProblem | null {
  const { kind, detail } = AppError.from(error);
  return kind === 'file' ? (fileProblemSchema.safeParse(detail).data ?? null) : null;
}

const WARNINGS: Readonly<Record<SheetWarning['kind'], Text>> = {
  'no-header': "sarlavha topilmadi, birinchi qatorda ma'lumot turibdi.",
  'empty-header': "{{count}} ta ustunning sarlavhasi bo'sh.",
  'duplicate-header': '{{count}} ta sarlavha takrorlangan.',
  'empty-rows-between': "ma'lumotlar orasida {{count}} ta bo'sh qator bor.",
  'formula-without-value': '{{count}} ta formulaning hisoblangan qiymati saqlanmagan.',
  'digits-lost': 'Excel bu sonning oxirgi raqamlarini nolga aylantirgan: {{count}} ta katak.',
  'zeros-lost': "{{count}} ta sonning boshidagi nollari yo'qolgan.",
  'identifier-length': "{{count}} ta qiymatda raqamlar soni noto'g'ri.",
  'number-as-text': '{{count}} ta son matn sifatida yozilgan.',
  'text-among-numbers': 'sonlar orasida {{count}} ta matn bor.',
  'stray-spaces': "{{count}} ta katakda ortiqcha bo'sh joy bor.",
  'mixed-scripts': "{{count}} ta katakda lotin va kirill harflari bitta so'zda aralashgan.",
  'duplicate-key': '{{count}} ta qiymat takrorlangan.',
};

/**
 * Describes a warning: `where` is the emphasised place; `what` is the warning, with the first cell or row if there are
 * several.
 */
export function warningText(
  { kind, column, count, first }: SheetWarning,
  { header }: Pick<SheetPreview, 'header'>,
  t: T,
): { where: string; what: string } {
  const place = first === null ? null : /^\d+$/.test(first) ? t('{{row}}-qator', { row: first }) : first;
  const what = t(WARNINGS[kind], { count: formatCount(count) });
  if (column === null) {
    return { where: place ?? t('Jadval'), what };
  }
  const title = trimmed(header[columnIndex(column)] ?? '');
  return {
    where: t('{{column}} ustuni', { column: title ? `${column} (${title})` : column }),
    what: place === null ? what : `${what} ${t('Birinchisi: {{first}}.', { first: place })}`,
  };
}

const SEPARATORS: Readonly<Record<string, Text>> = {
  ';': 'nuqtali vergul',
  ',': 'vergul',
  '\t': 'tabulyatsiya',
  '|': 'tik chiziq',
};

/** Name of a csv separator; an unknown separator as it is. */
export function separatorName(separator: string, t: T): string {
  const name = SEPARATORS[separator];
  return name ? t(name) : separator;
}
