import type { DropWish } from '@shared/bridge/bridge.ts';
import type { Text } from '@/i18n/catalogue.ts';

/** What file a screen asks for. */
export type FileWish = DropWish & {
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

const MB = 1024 * 1024;

/** One Excel file (spec 001 §5, 002 §5). The limit is ours: the specification gives none for tables (Z-112). */
export const EXCEL_WISH: FileWish = { accept: ['xlsx', 'xls'], maxBytes: 50 * MB, missing: 'Majburiy maydon' };

/** One table, also as csv (spec 000 §5); the limit as above. */
export const TABLE_WISH: FileWish = { ...EXCEL_WISH, accept: ['csv', 'xls', 'xlsx'] };

/** One PDF (spec 000 §5). The limit is ours: the specification gives none for these (Z-112). */
export const PDF_WISH: FileWish = { accept: ['pdf'], maxBytes: 50 * MB, missing: 'Majburiy maydon' };

/** Images and documents of the site's content: at most 5 MB (spec 001 §9). */
const CONTENT_BYTES = 5 * MB;

/** The header image of news, green budget and state buying (spec 001 §5, §8). */
export const HEADER_PICTURE_WISH: FileWish = {
  accept: ['jpeg', 'png'],
  maxBytes: CONTENT_BYTES,
  missing: 'Sarlavha uchun rasm yuklang',
  wrongKind: "Sarlavha uchun rasm JPG, JPEG, PNG bo'lishi mumkin!",
  tooLarge: "Sarlavha uchun rasm xajmi max. 5Mb bo'lishi kerak!",
  failed: "Rasm yuklash bilan bog'liq hatolik. Qayta urinib ko'ring!",
  arrived: 'Rasim yuklandi!',
};

/** Image of a regulatory document; the check lets PDFs pass, too (I-024, Z-081). */
export const CONTENT_PICTURE_WISH: FileWish = {
  accept: ['jpeg', 'png', 'pdf'],
  maxBytes: CONTENT_BYTES,
  missing: 'Majburiy maydon',
  failed: "Rasm yuklash bilan bog'liq hatolik. Qayta urinib ko'ring!",
  arrived: 'Amaliyot muvaffaqiyatli bajarildi!',
};

/** Paper of a regulatory document; the check lets pictures pass, too (I-024, Z-081). */
export const CONTENT_FILE_WISH: FileWish = {
  accept: ['pdf', 'jpeg', 'png'],
  maxBytes: CONTENT_BYTES,
  missing: 'Majburiy maydon',
  failed: "Fayl yuklash bilan bog'liq hatolik. Qayta urinib ko'ring!",
  arrived: 'Amaliyot muvaffaqiyatli bajarildi!',
};
