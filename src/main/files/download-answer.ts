import { fileNameOf } from './content-disposition.ts';
import { safeFileName } from './file-name.ts';

/** The resumable part of a file: version, bytes on disk, announced length. */
export type Begun = { validator: string; bytes: number; totalBytes: number | null };

/** Minimum age of a usable Last-Modified, in ms: a younger one may stand for two versions (RFC 9110 §8.8.2.2). */
const MIN_AGE_MS = 1000;
/** Extensions by media type: the page suggests a name without extension if it does not know the file's type. */
const EXTENSIONS: readonly (readonly [type: string, name: RegExp, extension: string])[] = [
  ['image/jpeg', /\.jpe?g$/i, '.jpg'],
  ['image/png', /\.png$/i, '.png'],
  ['application/pdf', /\.pdf$/i, '.pdf'],
  ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', /\.xlsx$/i, '.xlsx'],
  // Some servers send this type for xlsx too.
  ['application/vnd.ms-excel', /\.xlsx?$/i, '.xls'],
];

const isPlain = (headers: Headers) => {
  const coding = headers.get('content-encoding')?.trim().toLowerCase();
  return !coding || coding === 'identity';
};

/** Announced length in bytes; null if it is missing or counts compressed bytes. */
export function announcedLength(headers: Headers): number | null {
  const length = headers.get('content-length')?.trim() ?? '';
  return isPlain(headers) && /^\d+$/.test(length) ? Number(length) : null;
}

/**
 * The validator of this version of the file for If-Range (RFC 9110 §13.1.5): a strong ETag, otherwise a Last-Modified
 * that is old enough to serve as one. Null if the server offers no ranges or no validator: no resume.
 */
export function validatorOf(headers: Headers): string | null {
  if (!isPlain(headers) || headers.get('accept-ranges')?.trim().toLowerCase() !== 'bytes') return null;
  const etag = headers.get('etag');
  if (etag?.startsWith('"')) return etag;
  const modified = headers.get('last-modified');
  const age = Date.parse(headers.get('date') ?? '') - Date.parse(modified ?? '');
  return age >= MIN_AGE_MS ? modified : null;
}

/** Headers that ask for the rest of a file, or for all of it if the file has changed. */
export const askForRest = ({ validator, bytes }: Begun): Record<string, string> => ({
  Range: `bytes=${bytes}-`,
  'If-Range': validator,
});

/** Whether an answer is exactly the rest of the begun file: from the next byte to its end, of the same version. */
export function isRestOf({ status, headers }: Pick<Response, 'status' | 'headers'>, begun: Begun): boolean {
  if (status !== 206 || !isPlain(headers)) return false;
  const [, start, end, total] = /^bytes (\d+)-(\d+)\/(\d+|\*)$/.exec(headers.get('content-range')?.trim() ?? '') ?? [];
  if (Number(start) !== begun.bytes || (total !== '*' && Number(end) !== Number(total) - 1)) return false;
  if (begun.totalBytes !== null && total !== '*' && Number(total) !== begun.totalBytes) return false;
  const named = [headers.get('etag'), headers.get('last-modified')].filter((name) => name !== null);
  return named.length === 0 || named.includes(begun.validator);
}

/**
 * The safe name of a file: the server's, otherwise the suggested one, to which the extension of the file's type is
 * added if missing.
 */
export function nameOfAnswer(headers: Headers, suggestedName: string): string {
  const given = fileNameOf(headers.get('content-disposition'));
  const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  const [, known, extension] = EXTENSIONS.find(([mime]) => mime === type) ?? [];
  const suggested = known && extension && !known.test(suggestedName) ? `${suggestedName}${extension}` : suggestedName;
  return safeFileName(given, suggested);
}
