import { damaged, type Finding, locked, sound, unknown } from './finding.ts';
import { imageType } from './image-type.ts';
import { isFrame } from './jpeg-frame.ts';
import { findingOfOle, isOle } from './ole.ts';
import type { PartOfFile } from './part-of-file.ts';
import { findingOfPdf, isPdf, PDF_HEAD_BYTES } from './pdf.ts';
import { ReaderProblem } from './reader-problem.ts';
import { findingOfText } from './text.ts';
import { isReadable, readZipDirectory } from './zip-directory.ts';

/** Bytes that hold every signature: a PDF's may come last. */
const HEAD_BYTES = PDF_HEAD_BYTES;

/**
 * The kind of a file by its content, whatever its name, and whether it can be used: the one check for files from every
 * source. Reads little of the file (4 MiB at most, hardly ever more than a few hundred kilobytes), and unpacks or runs
 * nothing. Rejects with the file system's error.
 */
export async function fileKind(file: PartOfFile): Promise<Finding> {
  if (file.bytes === 0) return { kind: null, problem: 'empty' };
  const head = await file.read(0, HEAD_BYTES);
  try {
    return await findingBySignature(head)(file);
  } catch (error) {
    if (error instanceof ReaderProblem) return { kind: null, problem: error.problem };
    throw error;
  }
}

/** The further check for a file with this signature. */
function findingBySignature(head: Buffer): (file: PartOfFile) => Promise<Finding> | Finding {
  if (isZip(head)) return findingOfZip;
  if (isOle(head)) return findingOfOle;
  const image = imageType(head);
  if (image === 'image/jpeg') return findingOfJpeg;
  if (image === 'image/png') return findingOfPng;
  if (image) return () => unknown;
  return isPdf(head) ? findingOfPdf : findingOfText;
}

/** Longest side in px: no camera exceeds it, and decoders refuse larger ones. */
const MAX_SIDE = 30_000;
/** Most segments before a JPEG's frame, such as thumbnails and comments; each is skipped, not read. */
const MAX_SEGMENTS = 200;
/** Bytes at the end of a PNG that are searched for its last chunk: a portal or a disk may have left something behind it. */
const PNG_TAIL_BYTES = [1024, 1024 * 1024] as const;
const PNG_END = 'IEND';

const isSane = (width: number, height: number) => width > 0 && height > 0 && width <= MAX_SIDE && height <= MAX_SIDE;

/** A PNG is sound if its dimensions are sane and its last chunk is in place. */
async function findingOfPng({ bytes, read }: PartOfFile): Promise<Finding> {
  const head = await read(0, 24);
  if (head.length < 24 || head.toString('latin1', 12, 16) !== 'IHDR') return damaged('png');
  const endsWithin = async (length: number) => (await read(Math.max(0, bytes - length), length)).includes(PNG_END);
  const [near, far] = PNG_TAIL_BYTES;
  if (!(await endsWithin(near)) && !(await endsWithin(far))) return damaged('png');
  return isSane(head.readUInt32BE(16), head.readUInt32BE(20)) ? sound('png') : damaged('png');
}

/** A JPEG is sound if a frame of sane dimensions precedes its data. */
async function findingOfJpeg({ read }: PartOfFile): Promise<Finding> {
  let at = 2;
  for (let count = 0; count < MAX_SEGMENTS; count++) {
    const segment = await read(at, 9);
    if (segment.length < 9 || segment[0] !== 0xff) return damaged('jpeg');
    const marker = segment.readUInt8(1);
    if (marker === 0xff) at += 1;
    else if (isFrame(marker)) {
      return isSane(segment.readUInt16BE(7), segment.readUInt16BE(5)) ? sound('jpeg') : damaged('jpeg');
    } else at += 2 + segment.readUInt16BE(2);
  }
  return damaged('jpeg');
}

/** The workbook part of every Excel workbook; some programs number it. */
const WORKBOOK = /^xl\/workbook\d*\.xml$/;

/** True for a zip archive, whole or not. */
const isZip = (head: Buffer): boolean => head.subarray(0, 4).equals(Buffer.from('PK\x03\x04', 'latin1'));

/**
 * The kind of a zip archive by the names in its directory: a workbook, or unknown. Nothing is unpacked. Throws a
 * `ReaderProblem` if the directory is missing, broken or too long, whatever the archive may have been.
 */
async function findingOfZip(file: PartOfFile): Promise<Finding> {
  const entries = [...(await readZipDirectory(file))];
  if (!entries.some(([name]) => WORKBOOK.test(name))) return unknown;
  if (entries.some(([, { encrypted }]) => encrypted)) return locked('xlsx');
  return entries.every(([, entry]) => isReadable(entry)) ? sound('xlsx') : damaged('xlsx');
}
