import { safeFileNameWith } from './file-name.ts';
import type { WebMark } from './web-mark.ts';
import { writeWholeFile } from './whole-file.ts';

/** Without a byte order mark Excel takes a csv for the workstation's old code page and spoils Cyrillic. */
const BYTE_ORDER_MARK = '\ufeff';
/** JSON must not begin with a byte order mark (RFC 8259 §8.1). */
const JSON_EXTENSION = '.json';
/** The safe name of a text file: the suggested one, with `.txt` appended if its extension is not a text's. */
export const textFileName = (suggestedName: string): string =>
  safeFileNameWith(['.txt', '.csv', JSON_EXTENSION], suggestedName);

/**
 * Writes a text as UTF-8, with a byte order mark unless it is JSON, into a folder, as `writeWholeFile` does, and marks it: the text may
 * quote an untrusted file and is no safer than a download.
 */
export const writeTextFile = ({
  text,
  ...file
}: {
  folder: string;
  name: string;
  text: string;
  mark: WebMark;
}): Promise<{ path: string; name: string; bytes: number }> =>
  writeWholeFile({
    ...file,
    content: Buffer.from(
      text.startsWith(BYTE_ORDER_MARK) || file.name.endsWith(JSON_EXTENSION) ? text : BYTE_ORDER_MARK + text,
    ),
  });
