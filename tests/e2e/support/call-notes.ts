import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RecordedCall } from '../../platform/recorder.ts';

/** A call as a test notes it: once for each address and status. */
export type NotedCall = Pick<RecordedCall, 'method' | 'path' | 'status'>;

/** The folder of a run's notes, beside the folder in which Playwright keeps what the tests leave. */
export const notesFolder = (outputDir: string): string => `${outputDir}-calls`;

/** Writes which calls a test's platform had into the folder, under a name that no other test of the run has. */
export async function writeNotes(folder: string, name: string, calls: readonly NotedCall[]): Promise<void> {
  const noted = new Map(
    calls.map(({ method, path, status }) => [`${method} ${path} ${status}`, { method, path, status }]),
  );
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${name}.json`), JSON.stringify([...noted.values()]));
}

/** The notes of all tests; none where no test had a platform. */
export async function readNotes(folder: string): Promise<NotedCall[]> {
  const names = await readdir(folder).catch(() => []);
  const notes = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return notes.flatMap((text) => JSON.parse(text) as NotedCall[]);
}
