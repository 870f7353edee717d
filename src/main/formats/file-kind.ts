import { type Finding, unknown } from './finding.ts';
import { imageType } from './image-type.ts';
import { findingOfOle, isOle } from './ole.ts';
import type { PartOfFile } from './part-of-file.ts';
import { findingOfPdf, isPdf, PDF_HEAD_BYTES } from './pdf.ts';
import { findingOfJpeg, findingOfPng } from './picture.ts';
import { ReaderProblem } from './reader-problem.ts';
import { findingOfText } from './text.ts';
import { findingOfZip, isZip } from './zip.ts';

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
