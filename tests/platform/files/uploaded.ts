import { HttpProblem, wrongValue } from '../http/problem.ts';
import type { FileStore } from './store.ts';

const startsWith =
  (...starts: readonly string[]) =>
  (bytes: Buffer) =>
    starts.some((start) => bytes.toString('hex', 0, start.length / 2) === start);
const isPdf = startsWith('255044462d');
const isExcel = startsWith('504b0304', 'd0cf11e0');
const isPicture = startsWith('ffd8ff', '89504e470d0a1a0a');
const isDrawing = (bytes: Buffer) => /^\s*(?:<\?xml[^>]*>\s*)?<svg[\s>]/.test(bytes.toString('utf8', 0, 1024));

const MB = 1024 * 1024;
/** Size limit for images and documents of the content (spec 001 §9, Z-112), in bytes. */
const CONTENT_BYTES = 5 * MB;

const KINDS = {
  pdf: { fits: isPdf, message: 'Faqat PDF fayl qabul qilinadi', maxBytes: Number.POSITIVE_INFINITY },
  'content-pdf': { fits: isPdf, message: 'Faqat PDF fayl qabul qilinadi', maxBytes: CONTENT_BYTES },
  'pdf-or-excel': {
    fits: (bytes: Buffer) => isPdf(bytes) || isExcel(bytes),
    message: 'Faqat PDF fayl qabul qilinadi',
    maxBytes: Number.POSITIVE_INFINITY,
  },
  picture: { fits: isPicture, message: 'Faqat JPG yoki PNG rasm qabul qilinadi', maxBytes: CONTENT_BYTES },
  /** Z-182. */
  icon: {
    fits: (bytes: Buffer) => isPicture(bytes) || isDrawing(bytes),
    message: 'Faqat JPG, PNG yoki SVG rasm qabul qilinadi',
    maxBytes: CONTENT_BYTES,
  },
  /** Spec 002 names no limit for the pictures of a pupil's initiative. */
  photo: {
    fits: isPicture,
    message: 'Faqat JPG yoki PNG rasm qabul qilinadi',
    maxBytes: Number.POSITIVE_INFINITY,
  },
  'picture-or-pdf': {
    fits: (bytes: Buffer) => isPicture(bytes) || isPdf(bytes),
    message: 'Faqat JPG, PNG yoki PDF fayl qabul qilinadi',
    maxBytes: CONTENT_BYTES,
  },
};

export type FileKind = keyof typeof KINDS;

/** Refuses an unknown file id, and a file that is too large or, by its first bytes, of another kind. */
export async function requireFile(files: FileStore, hashId: string, kind: FileKind): Promise<void> {
  const file = await files.read(hashId);
  // Not a violation: a file that a draft refers to may no longer exist on the platform.
  if (!file) throw new HttpProblem(400, 'Yuklangan fayl topilmadi, uni qaytadan yuklang');
  requireContent(file.bytes, kind);
}

/** Refuses a file that is too large or, by its first bytes, of another kind. */
export function requireContent(bytes: Buffer, kind: FileKind): void {
  const { fits, message, maxBytes } = KINDS[kind];
  if (!fits(bytes)) throw wrongValue(message, `file: not ${kind}`);
  if (bytes.length > maxBytes) throw wrongValue('Fayl hajmi 5 MB dan oshmasligi kerak', 'file: too large');
}
