import { parse } from 'content-disposition';

/** Headers carry bytes as Latin-1 characters; some servers put UTF-8 there anyway. */
function fromUtf8(value: string): string {
  if (/[^\0-\xff]/.test(value)) return value;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(value, 'latin1'));
  } catch {
    return value;
  }
}

/** Some servers percent-encode the plain parameter; browsers decode it, so people expect that. */
function fromPercent(value: string): string {
  if (!/%[0-9a-f]{2}/i.test(value)) return value;
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/**
 * The file name of a Content-Disposition header as the server meant it (A-043, RFC 6266, RFC 8187), or null. The name
 * is not yet safe to use: see `safeFileName`.
 */
export function fileNameOf(header: string | null): string | null {
  if (!header) return null;
  const { parameters } = parse(header);
  const { filename } = parameters;
  if (!filename) return null;
  return parameters['filename*'] === undefined ? fromPercent(fromUtf8(filename)) : filename;
}
