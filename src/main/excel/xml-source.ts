import { xmlText } from './xml-text.ts';

export const LT = 60;
export const GT = 62;
export const SLASH = 47;

/** White space, and the control characters that no document has. */
export const isSpace = (code: number | undefined): boolean => code !== undefined && code <= 32;

/**
 * A chunk of XML: its bytes to walk along, which takes a third of the time of walking along a string, and its texts. A class
 * on purpose: its methods are called for every tag, and V8 knows them again in the next chunk.
 */
export class XmlSource {
  readonly bytes: Buffer;
  #characters: string | null = null;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }

  /** One character for each byte, so that places in both are the same. Made when it is asked for: most of a sheet is not. */
  #asCharacters(): string {
    this.#characters ??= this.bytes.toString('latin1');
    return this.#characters;
  }

  /** The text between two places. What is known to be ASCII is cut out of one string, everything else is decoded. */
  text(start: number, end: number, ascii: boolean, references: boolean): string {
    const raw = ascii ? this.#asCharacters().slice(start, end) : this.bytes.toString('utf8', start, end);
    return references ? xmlText(raw) : raw;
  }

  startsWith(mark: string, at: number): boolean {
    return this.#asCharacters().startsWith(mark, at);
  }

  /** Whether a name stands there; quick for names as short as those of a sheet. */
  standsAt(name: string, at: number): boolean {
    const { bytes } = this;
    for (let index = 0; index < name.length; index++) {
      if (name.charCodeAt(index) !== bytes[at + index]) return false;
    }
    return true;
  }

  /** The place behind the next `mark`, or -1. */
  behind(mark: string, from: number): number {
    const at = this.#asCharacters().indexOf(mark, from);
    return at === -1 ? -1 : at + mark.length;
  }
}
