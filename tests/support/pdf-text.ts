import { inflateSync } from 'node:zlib';

/** A PDF of Chromium as a test reads it. */
export type ReadPdf = {
  /** Text of each page, its pieces in drawing order. */
  pages: string[];
  /** Fonts that are used but not embedded. */
  missingFonts: string[];
  bytes: number;
};

type PdfObject = { dictionary: string; stream: Buffer | null };

/**
 * Reads the pages and texts of a PDF as Chromium writes it: objects uncompressed, streams deflated, texts as
 * hexadecimal codes with a Unicode table for each font. Other PDFs are not supported.
 */
export function readPdf(file: Buffer): ReadPdf {
  const objects = objectsOf(file);
  const get = (id: string | undefined) => objects.get(Number(id)) ?? { dictionary: '', stream: null };
  const fontsOf = ({ dictionary }: PdfObject): [string, PdfObject][] =>
    [...(/\/Font <<([\s\S]*?)>>/.exec(dictionary)?.[1] ?? '').matchAll(/\/(\w+) (\d+) 0 R/g)].map(
      ([, name = '', id]) => [name, get(id)],
    );
  const pages = [...objects.values()].filter(({ dictionary }) => /\/Type \/Page\b(?!s)/.test(dictionary));
  const codes = (font: PdfObject) => unicodeOf(get(/\/ToUnicode (\d+)/.exec(font.dictionary)?.[1]).stream);
  return {
    pages: pages.map((page) => {
      const fonts = new Map(fontsOf(page).map(([name, font]) => [name, codes(font)]));
      return textOf(String(get(/\/Contents (\d+)/.exec(page.dictionary)?.[1]).stream ?? ''), fonts);
    }),
    missingFonts: pages
      .flatMap(fontsOf)
      .flatMap(([, { dictionary }]) => (isInFile(dictionary, get) ? [] : [dictionary])),
    bytes: file.length,
  };
}

function objectsOf(file: Buffer): Map<number, PdfObject> {
  const text = file.toString('latin1');
  const objects = new Map<number, PdfObject>();
  const heads = /(\d+) 0 obj\n/g;
  for (let head = heads.exec(text); head; head = heads.exec(text)) {
    const from = heads.lastIndex;
    const end = text.indexOf('endobj', from);
    const begins = text.indexOf('stream\n', from);
    const hasStream = begins >= 0 && begins < end;
    const dictionary = text.slice(from, hasStream ? begins : end);
    const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1] ?? 0);
    const bytes = file.subarray(begins + 'stream\n'.length, begins + 'stream\n'.length + length);
    const stream = hasStream ? (dictionary.includes('/FlateDecode') ? inflateSync(bytes) : bytes) : null;
    objects.set(Number(head[1]), { dictionary, stream });
    heads.lastIndex = hasStream ? begins + length : end;
  }
  return objects;
}

/** Whether a font is embedded: as drawn glyphs (Type 3) or as a font file. */
const isInFile = (dictionary: string, get: (id: string | undefined) => PdfObject): boolean => {
  if (dictionary.includes('/Subtype /Type3')) return true;
  const descendant = get(/\/DescendantFonts \[(\d+)/.exec(dictionary)?.[1]);
  const descriptor = get(/\/FontDescriptor (\d+)/.exec(dictionary + descendant.dictionary)?.[1]);
  return /\/FontFile\d? \d+ 0 R/.test(descriptor.dictionary);
};

/** Letters by their code in a font, and the number of digits of a code. */
type Letters = { width: number; letters: ReadonlyMap<number, string> };

function unicodeOf(table: Buffer | null): Letters {
  const letters = new Map<number, string>();
  const text = String(table ?? '');
  const letterOf = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le');
  for (const [, block = ''] of text.matchAll(/beginbfchar([\s\S]*?)endbfchar/g)) {
    for (const [, code = '', to = ''] of block.matchAll(/<(\w+)> <(\w+)>/g))
      letters.set(Number.parseInt(code, 16), letterOf(to));
  }
  for (const [, block = ''] of text.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)) {
    for (const [, first = '', last = '', to = ''] of block.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g)) {
      const from = Number.parseInt(first, 16);
      const start = Number.parseInt(to, 16);
      for (let code = from; code <= Number.parseInt(last, 16); code += 1)
        letters.set(code, String.fromCodePoint(start + code - from));
    }
  }
  const width = /begincodespacerange\s*<(\w+)>/.exec(text)?.[1]?.length ?? 4;
  return { width, letters };
}

/** A font, a piece of text, the end of an element, or the height at which a line begins. */
const TEXT_OPERATORS = /\/(\w+) [\d.]+ Tf|<([0-9A-F]+)> Tj|\b(EMC)\b|1 0 0 -1 -?[\d.]+ (-?[\d.]+) Tm/g;

/** Returns the text of a page; a space ends each piece and each line, so that no two of them form one word. */
function textOf(drawing: string, fonts: ReadonlyMap<string, Letters>): string {
  let font: Letters | undefined;
  let line: string | undefined;
  const pieces: string[] = [];
  for (const [, name, code, end, at] of drawing.matchAll(TEXT_OPERATORS)) {
    if (name !== undefined) font = fonts.get(name);
    if (end !== undefined || (at !== undefined && at !== line)) pieces.push(' ');
    line = at ?? line;
    const { width = 4, letters } = font ?? {};
    for (let from = 0; code !== undefined && from < code.length; from += width)
      pieces.push(letters?.get(Number.parseInt(code.slice(from, from + width), 16)) ?? '');
  }
  return pieces.join('').replaceAll(/[ \u00A0]+/g, ' ');
}
