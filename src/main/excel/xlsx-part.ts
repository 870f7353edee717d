import { ReaderProblem } from '../formats/reader-problem.ts';
import { createTextReader } from '../formats/text-encoding.ts';
import type { ZipDirectory } from '../formats/zip-directory.ts';
import type { OpenFile } from './open-file.ts';
import { createXmlScanner, type XmlHandler } from './xml-scanner.ts';
import { unpackEntry } from './zip-entry.ts';

/** An opened workbook: a file and its zip directory. */
export type XlsxPackage = { file: OpenFile; directory: ZipDirectory };

/** Parses a part of the workbook with `handler`; false if the workbook has no such part. */
export async function readXmlPart(
  { file, directory }: XlsxPackage,
  part: string,
  handler: Partial<XmlHandler>,
): Promise<boolean> {
  const entry = directory.get(part.toLowerCase()) ?? directory.get(unescaped(part).toLowerCase());
  if (!entry) return false;
  const { open = ignore, text = ignore, close = ignore, shortcut } = handler;
  const scanner = createXmlScanner({ open, text, close, shortcut });
  let toUtf8: ((piece: Buffer) => Buffer) | null = null;
  try {
    for await (const piece of unpackEntry(file, entry)) {
      toUtf8 ??= piece[0] === 0xff && piece[1] === 0xfe ? fromUtf16() : (bytes) => bytes;
      scanner.write(toUtf8(piece));
    }
    scanner.end();
  } catch (error) {
    throw error instanceof ReaderProblem ? error : new ReaderProblem('damaged', `${part}: ${error}`);
  }
  return true;
}

/** References are percent-encoded, the names in the zip of some programs are not. */
function unescaped(part: string): string {
  try {
    return decodeURI(part);
  } catch {
    return part;
  }
}

function fromUtf16(): (piece: Buffer) => Buffer {
  const reader = createTextReader('utf-16le');
  return (piece) => Buffer.from(reader.write(piece));
}

const ignore = () => undefined;
