import { isPdf, PDF_HEAD_BYTES } from '../formats/pdf.ts';

/** Media type of a drawing. */
export const SVG = 'image/svg+xml';

/**
 * The sign of a PDF, with a margin, so that it is not cropped where a picture fills its frame.
 */
export const PAPER_SIGN: Uint8Array = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" fill="none" stroke="#868e96" stroke-width="1.2"
    stroke-linecap="round" stroke-linejoin="round"><g transform="translate(32 32) scale(1.333)"><path
    d="M14 3v4a1 1 0 0 0 1 1h4M5 12V5a2 2 0 0 1 2-2h7l5 5v4M5 18h1.5a1.5 1.5 0 0 0 0-3H5v6M17 18h2M20 15h-3v6M11
    15v6h1a2 2 0 0 0 2-2v-2a2 2 0 0 0-2-2h-1z"/></g></svg>`.replace(/\s+/g, ' '),
);

/** The placeholder shown for a PDF that the platform has accepted as a picture (Z-081); null for any other file. */
export const signOf = (bytes: Uint8Array): Uint8Array | null =>
  isPdf(Buffer.from(bytes.subarray(0, PDF_HEAD_BYTES))) ? PAPER_SIGN : null;

/** The media type of the sign; null for anything else. */
export const signType = (bytes: Uint8Array): string | null => (Buffer.compare(bytes, PAPER_SIGN) === 0 ? SVG : null);
