import type { XmlSource } from './xml-source.ts';

const SLOTS = 64;

/** The names of one document, which are few: each becomes a string once and is then recognised by its bytes. */
export type XmlNames = { at: (source: XmlSource, start: number, end: number) => string };

/** Creates an empty table of names. */
export function createXmlNames(): XmlNames {
  const names: string[] = new Array<string>(SLOTS).fill('');
  return {
    at: (source, start, end) => {
      const slot = ((source.bytes[start] ?? 0) * 4 + end - start) % SLOTS;
      const known = names[slot] ?? '';
      if (known.length === end - start && source.standsAt(known, start)) return known;
      const name = source.text(start, end, true, false);
      names[slot] = name;
      return name;
    },
  };
}
