import { textInCharset } from './named-charset.ts';

/** An encoded word: character set, perhaps with a language, the coding and the coded text. */
const WORD = /=\?([\w.:-]+)(?:\*[\w-]*)?\?([bq])\?([^?]*)\?=/gi;
/** Encoded words beside each other: the blanks between them do not count. */
const WORDS = /=\?[\w.:*-]+\?[bq]\?[^?]*\?=(?:\s*=\?[\w.:*-]+\?[bq]\?[^?]*\?=)*/gi;

const bytesOf = (coding: string, text: string): Buffer =>
  /b/i.test(coding)
    ? Buffer.from(text, 'base64')
    : Buffer.from(
        text
          .replaceAll('_', ' ')
          .replace(/=([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
        'latin1',
      );

/**
 * A header's text with its encoded words decoded, as mail programs write names (RFC 2047 §2, §6.2). A character may be
 * split between two words of one character set, as careless programs split it. Words that cannot be decoded stay.
 */
export function decodeWords(header: string): string {
  return header.replace(WORDS, (words) => {
    const parts: { charset: string; pieces: Buffer[] }[] = [];
    for (const [, charset = '', coding = '', text = ''] of words.matchAll(WORD)) {
      const last = parts.at(-1);
      const bytes = bytesOf(coding, text);
      if (last?.charset.toLowerCase() === charset.toLowerCase()) last.pieces.push(bytes);
      else parts.push({ charset, pieces: [bytes] });
    }
    const texts = parts.map(({ charset, pieces }) => textInCharset(Buffer.concat(pieces), charset));
    return texts.some((text) => text === null) ? words : texts.join('');
  });
}
