import { Readable } from 'node:stream';
import { crc32, createInflateRaw } from 'node:zlib';
import { ReaderProblem } from '../formats/reader-problem.ts';
import { STORED, type ZipEntry } from '../formats/zip-directory.ts';
import type { OpenFile } from './open-file.ts';

const LOCAL = 0x04034b50;
const LOCAL_BYTES = 30;
const PIECE_BYTES = 128 * 1024;

/**
 * Unpacks an entry piece by piece, while zlib works ahead in a thread of its own. Fails as damaged if the entry is not
 * exactly what the directory announced.
 */
export async function* unpackEntry(file: OpenFile, entry: ZipEntry): AsyncGenerator<Buffer> {
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
