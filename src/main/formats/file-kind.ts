import type { FileHandle } from 'node:fs/promises';
import { type Finding, unknown } from './finding.ts';
import { imageType } from './image-type.ts';
import { findingOfOle, isOle } from './ole.ts';
import { partsOf } from './part-of-file.ts';
import { findingOfPdf, isPdf } from './pdf.ts';
import { findingOfJpeg, findingOfPng } from './picture.ts';
import { findingOfText } from './text.ts';
import { findingOfZip, isZip } from './zip.ts';

/** Enough for every signature, the PDF's included, which may come late. */
const HEAD_BYTES = 1024;
/**
 * What an open file of `bytes` is by its content, whatever its name says, and whether it can be used. Only a few hundred
 * kilobytes of it are read, and nothing is unpacked or run. Rejects with the file system's error.
 */
export async function fileKind(handle: FileHandle, bytes: number): Promise<Finding> {
  if (bytes === 0) return { kind: null, problem: 'empty' };
  const file = partsOf(handle, bytes);
  const head = await file.read(0, HEAD_BYTES);
  if (isZip(head)) return findingOfZip(file);
  if (isOle(head)) return findingOfOle(file);
  const image = imageType(head);
  if (image === 'image/jpeg') return findingOfJpeg(file);
  if (image === 'image/png') return findingOfPng(file);
  if (image) return unknown;
  if (isPdf(head)) return findingOfPdf(file);
  return findingOfText(file);
}
