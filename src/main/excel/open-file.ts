import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { ReaderProblem } from '../formats/reader-problem.ts';

/** A `PartOfFile` with synchronous reads, for a process without other work. */
export type OpenFile = {
  /** Length of the whole file. */
  bytes: number;
  /** The bytes at `position`; fewer than asked for only at the end of the file. Each call returns a new buffer. */
  read: (position: number, length: number) => Buffer;
  close: () => void;
};

/**
 * Opens a file that is not empty and has at most `maxBytes`; throws a `ReaderProblem` otherwise. Reads fail once the
 * process holds more than `maxResidentBytes`, because V8's own limit does not count the bytes outside its heap.
 */
export function openTable(path: string, maxBytes: number, maxResidentBytes: number): OpenFile {
  const descriptor = openSync(path, 'r');
  const close = () => closeSync(descriptor);
  const stat = fstatSync(descriptor);
  const problem = stat.isDirectory()
    ? 'folder'
    : !stat.isFile()
      ? 'gone'
      : stat.size === 0
        ? 'empty'
        : stat.size > maxBytes
          ? 'too-large'
          : null;
  if (problem) {
    close();
    throw new ReaderProblem(problem, `${stat.size} bytes`);
  }
  return {
    bytes: stat.size,
    read: (position, length) => {
      if (process.memoryUsage.rss() > maxResidentBytes) {
        throw new ReaderProblem('too-big-to-read', `more than ${maxResidentBytes} bytes of memory`);
      }
      const buffer = Buffer.allocUnsafe(Math.max(0, Math.min(length, stat.size - position)));
      let filled = 0;
      while (filled < buffer.length) {
        const count = readSync(descriptor, buffer, filled, buffer.length - filled, position + filled);
        if (count === 0) throw new ReaderProblem('damaged', 'the file became shorter while it was read');
        filled += count;
      }
      return buffer;
    },
    close,
  };
}
