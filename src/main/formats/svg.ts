/** What may precede the root of a drawing: mark, declaration, comments, and a document type without entities. */
const BEFORE_ROOT = /^\ufeff?(?:\s|<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE\s+svg\b[^[\]>]*>)*/;

/**
 * Whether a text is a drawing (SVG), by its root. One with a document type that defines entities is none: they could
 * grow without bound. A drawing can carry scripts, which run only in a document: show it in an `img`.
 */
export const isSvgText = (text: string): boolean => /^<svg[\s/>]/.test(text.replace(BEFORE_ROOT, ''));

/** Bytes in which the root of a drawing begins. */
const HEAD_BYTES = 64 * 1024;

/** `isSvgText` for bytes in UTF-8. */
export const isSvg = (bytes: Uint8Array): boolean => isSvgText(new TextDecoder().decode(bytes.subarray(0, HEAD_BYTES)));
