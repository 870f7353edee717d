import { parse } from 'content-disposition';

/** A header carries bytes as Latin-1 characters; servers put UTF-8 there all the same. */
function fromUtf8(value: string): string {
  if (/[^\0-\xff]/.test(value)) return value;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(value, 'latin1'));
  } catch {
    return value;
  }
}

/** Others escape the plain parameter like an address; browsers undo that, so people expect it. */
function fromPercent(value: string): string {
  if (!/%[0-9a-f]{2}/i.test(value)) return value;
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/**
 * The file name of a Content-Disposition header as the server meant it (A-043, RFC 6266, RFC 8187), or null. It is not yet
 * safe to use: see `safeFileName`.
 */
export function fileNameOf(header: string | null): string | null {
  if (!header) return null;
  const { parameters } = parse(header);
  const { filename } = parameters;
  if (!filename) return null;
  return parameters['filename*'] === undefined ? fromPercent(fromUtf8(filename)) : filename;
}
