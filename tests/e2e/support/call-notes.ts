import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RecordedCall } from '../../platform/recorder.ts';

/** A call as noted by a test: once for each method, path and status. */
export type NotedCall = Pick<RecordedCall, 'method' | 'path' | 'status'>;

/** The folder of a run's notes, next to Playwright's output folder. */
export const notesFolder = (outputDir: string): string => `${outputDir}-calls`;

/** Writes the calls of a test's platform into the folder, under a name that is unique in the run. */
export async function writeNotes(folder: string, name: string, calls: readonly NotedCall[]): Promise<void> {
  const noted = new Map(
    calls.map(({ method, path, status }) => [`${method} ${path} ${status}`, { method, path, status }]),
  );
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${name}.json`), JSON.stringify([...noted.values()]));
}

/** Reads the notes of all tests; empty if no test had a platform. */
export async function readNotes(folder: string): Promise<NotedCall[]> {
  const names = await readdir(folder).catch(() => []);
  const notes = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return notes.flatMap((text) => JSON.parse(text) as NotedCall[]);
}
