import { escapedText } from './escaped-text.ts';
import { addPlainTexts } from './plain-text.ts';
import { textMarks } from './text-marks.ts';
import { createTextStore, type TextStore } from './text-store.ts';
import { readXmlPart, type XlsxPackage } from './xlsx-part.ts';

/**
 * Reads the table of shared strings, each text once however many cells use it; rich text is joined, and its phonetic
 * aids (`rPh`) are omitted.
 */
export async function readSharedStrings(workbook: XlsxPackage, part: string | null): Promise<TextStore> {
  const texts = createTextStore();
  let text = '';
  let inItem = false;
  let inText = false;
  let inAid = false;
  if (part === null) return texts;
  await readXmlPart(workbook, part, {
    open: (name) => {
      if (name === 'si') {
        text = '';
        inItem = true;
      } else if (name === 't') inText = !inAid;
      else if (name === 'rPh') inAid = true;
    },
    shortcut: (bytes, at) => (inItem ? at : addPlainTexts(texts, bytes, at)),
    text: (piece) => {
      if (inText) text = text === '' ? piece : text + piece;
    },
    close: (name) => {
      if (name === 't') inText = false;
      else if (name === 'rPh') inAid = false;
      else if (name === 'si') {
        inItem = false;
        const complete = escapedText(text);
        texts.add(complete, textMarks(complete));
      }
    },
  });
  return texts;
}
