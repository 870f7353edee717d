import { Readable } from 'node:stream';
import { crc32, createInflateRaw } from 'node:zlib';
import { ReaderProblem } from '../formats/reader-problem.ts';
import { createTextReader } from '../formats/text-encoding.ts';
import { STORED, type ZipDirectory, type ZipEntry } from '../formats/zip-directory.ts';
import type { OpenFile } from './open-file.ts';
import { createXmlScanner, type XmlHandler } from './xml-scanner.ts';

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

const LOCAL = 0x04034b50;
const LOCAL_BYTES = 30;
const PIECE_BYTES = 128 * 1024;

/**
 * Unpacks an entry piece by piece, while zlib works ahead in a thread of its own. Fails as damaged if the entry is not
 * exactly what the directory announced.
 */
async function* unpackEntry(file: OpenFile, entry: ZipEntry): AsyncGenerator<Buffer> {
  const header = file.read(entry.offset, LOCAL_BYTES);
  if (header.length < LOCAL_BYTES || header.readUInt32LE(0) !== LOCAL) throw damaged('no local header');
  const start = entry.offset + LOCAL_BYTES + header.readUInt16LE(26) + header.readUInt16LE(28);
  if (start + entry.packedBytes > file.bytes) throw damaged('an entry is cut off');

  let unpacked = 0;
  let crc = 0;
  for await (const piece of pieces(file, start, entry)) {
    unpacked += piece.length;
    if (unpacked > entry.unpackedBytes) throw damaged('an entry is larger than announced');
    crc = crc32(piece, crc);
    yield piece;
  }
  if (unpacked !== entry.unpackedBytes || crc !== entry.crc) throw damaged('an entry is not what was announced');
}

async function* pieces(file: OpenFile, start: number, entry: ZipEntry): AsyncGenerator<Buffer> {
  const packed = readPieces(file, start, start + entry.packedBytes);
  if (entry.method === STORED) return yield* packed;
  const source = Readable.from(packed, { objectMode: false });
  const inflate = createInflateRaw({ chunkSize: PIECE_BYTES });
  // `pipe` does not forward errors of the source, such as the memory limit.
  source.on('error', (error) => inflate.destroy(error));
  try {
    yield* source.pipe(inflate);
  } finally {
    source.destroy();
    inflate.destroy();
  }
}

function* readPieces(file: OpenFile, start: number, end: number): Generator<Buffer> {
  for (let at = start; at < end; at += PIECE_BYTES) yield file.read(at, Math.min(PIECE_BYTES, end - at));
}

const damaged = (reason: string) => new ReaderProblem('damaged', reason);
