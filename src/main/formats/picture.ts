import { damaged, type Finding, sound } from './finding.ts';
import { isFrame } from './jpeg-frame.ts';
import type { PartOfFile } from './part-of-file.ts';

/** Longest side in px: no camera exceeds it, and decoders refuse larger ones. */
const MAX_SIDE = 30_000;
/** Most segments before a JPEG's frame, such as thumbnails and comments; each is skipped, not read. */
const MAX_SEGMENTS = 200;
/** Bytes at the end of a PNG that are searched for its last chunk: a portal or a disk may have left something behind it. */
const PNG_TAIL_BYTES = [1024, 1024 * 1024] as const;
const PNG_END = 'IEND';

const isSane = (width: number, height: number) => width > 0 && height > 0 && width <= MAX_SIDE && height <= MAX_SIDE;

/** A PNG is sound if its dimensions are sane and its last chunk is in place. */
export async function findingOfPng({ bytes, read }: PartOfFile): Promise<Finding> {
  const head = await read(0, 24);
  if (head.length < 24 || head.toString('latin1', 12, 16) !== 'IHDR') return damaged('png');
  const endsWithin = async (length: number) => (await read(Math.max(0, bytes - length), length)).includes(PNG_END);
  const [near, far] = PNG_TAIL_BYTES;
  if (!(await endsWithin(near)) && !(await endsWithin(far))) return damaged('png');
  return isSane(head.readUInt32BE(16), head.readUInt32BE(20)) ? sound('png') : damaged('png');
}

/** A JPEG is sound if a frame of sane dimensions precedes its data. */
export async function findingOfJpeg({ read }: PartOfFile): Promise<Finding> {
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
