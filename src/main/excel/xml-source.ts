import { ReaderProblem } from '../formats/reader-problem.ts';

/** Byte codes of XML punctuation. */
export const LT = 60;
export const GT = 62;
export const SLASH = 47;

/** Number of a chunk's texts that are decoded one by one. */
const FEW = 32;

/** White space, and the control characters that no document contains. */
export const isSpace = (code: number | undefined): boolean => code !== undefined && code <= 32;

/**
 * A chunk of XML: its bytes, which are scanned in a third of the time of a string, and its texts. A class on purpose:
 * its methods are called for every tag, and V8 recognises them in the next chunk.
 */
export class XmlSource {
  readonly bytes: Buffer;
  #characters: string | null = null;
  /** Texts made so far without `#characters`. */
  #texts = 0;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }

  /**
   * One character for each byte, so that positions in both are the same. Made on demand: most chunks of a sheet need
   * none.
   */
  #asCharacters(): string {
    this.#characters ??= this.bytes.toString('latin1');
    return this.#characters;
  }

  /** The text between two positions. */
  text(start: number, end: number, ascii: boolean, references: boolean): string {
    const raw = ascii ? this.#ascii(start, end) : this.bytes.toString('utf8', start, end);
    return references ? xmlText(raw) : raw;
  }

  /** Many texts are sliced from one string; for a few, that string would take longer to make. */
  #ascii(start: number, end: number): string {
    if (this.#characters === null && this.#texts++ < FEW) return this.bytes.toString('latin1', start, end);
    return this.#asCharacters().slice(start, end);
  }

  startsWith(mark: string, at: number): boolean {
    return this.#asCharacters().startsWith(mark, at);
  }

  /** Whether `name` is at `at`; fast for names as short as a sheet's. */
  standsAt(name: string, at: number): boolean {
    const { bytes } = this;
    for (let index = 0; index < name.length; index++) {
      if (name.charCodeAt(index) !== bytes[at + index]) return false;
    }
    return true;
  }

  /** The position after the next `mark`, or -1. */
  behind(mark: string, from: number): number {
    const at = this.#asCharacters().indexOf(mark, from);
    return at === -1 ? -1 : at + mark.length;
  }
}

const NAMED = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

/**
 * A raw XML text with its references resolved: XML's five entities and characters by number. Any other reference fails
 * as damaged.
 */
function xmlText(raw: string): string {
  if (!raw.includes('&')) return raw;
  return raw.replace(/&([^;]*;?)/g, (_, reference: string) => {
    const name = reference.endsWith(';') ? reference.slice(0, -1) : '';
    const text = NAMED.get(name) ?? byNumber(name);
    if (text === undefined) throw new ReaderProblem('damaged', 'an unknown entity');
    return text;
  });
}

function byNumber(name: string): string | undefined {
  const digits = /^#(?:x([0-9a-f]{1,6})|(\d{1,7}))$/i.exec(name);
  if (!digits) return undefined;
  const code = digits[1] === undefined ? Number(digits[2]) : Number.parseInt(digits[1], 16);
  return code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}
