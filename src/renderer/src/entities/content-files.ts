import type { CopyKind } from '@shared/files.ts';
import { type FileRule, MB, pictureRule } from '@/kit/files/file-rule.ts';

/** Size limit for images and documents of the site's content: 5 MB (spec 001 §9). */
const CONTENT_BYTES = 5 * MB;

/** The header image of news, green budget and state buying (spec 001 §5, §8). */
export const HEADER_PICTURE = pictureRule({
  maxBytes: CONTENT_BYTES,
  missing: 'Sarlavha uchun rasm yuklang',
  wrongKind: "Sarlavha uchun rasm JPG, JPEG, PNG bo'lishi mumkin!",
  tooLarge: "Sarlavha uchun rasm xajmi max. 5Mb bo'lishi kerak!",
  failed: "Rasm yuklash bilan bog'liq hatolik. Qayta urinib ko'ring!",
  arrived: 'Rasim yuklandi!',
});

/** Image of a regulatory document or of the budget for citizens. PDFs pass the check, too (Z-080, Z-081). */
export const CONTENT_PICTURE: FileRule = {
  accept: ['jpeg', 'png', 'pdf'],
  maxBytes: CONTENT_BYTES,
  missing: 'Majburiy maydon',
  failed: "Rasm yuklash bilan bog'liq hatolik. Qayta urinib ko'ring!",
  arrived: 'Amaliyot muvaffaqiyatli bajarildi!',
};

/** A rule for files whose stored copy can also be previewed. */
export type ContentFile = FileRule & { accept: CopyKind[] };

/** Document of a regulatory document. Images pass the check, too (I-024, Z-081). */
export const CONTENT_FILE: ContentFile = {
  accept: ['pdf', 'jpeg', 'png'],
  maxBytes: CONTENT_BYTES,
  missing: 'Majburiy maydon',
  failed: "Fayl yuklash bilan bog'liq hatolik. Qayta urinib ko'ring!",
  arrived: 'Amaliyot muvaffaqiyatli bajarildi!',
};

/** Document of the budget for citizens: PDF only (I-017, I-029). */
export const CONTENT_PDF: ContentFile = { ...CONTENT_FILE, accept: ['pdf'] };
