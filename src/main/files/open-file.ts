import { access } from 'node:fs/promises';
import { extname } from 'node:path';
import { AppError } from '@shared/errors.ts';

/** Documents and pictures; any other file that a server may send is shown in its folder and never run. */
const OPENABLE = new Set(['.xlsx', '.xls', '.csv', '.pdf', '.doc', '.docx', '.txt', '.zip', '.png', '.jpg', '.jpeg']);

/** Throws `file` if the file is gone. */
export async function requireFile(path: string): Promise<void> {
  await access(path).catch((cause: unknown) => {
    throw new AppError({ kind: 'file', detail: 'the file is no longer there' }, { cause });
  });
}

/**
 * Opens a document with its program; any other file is shown in its folder. Throws `file` if the file is gone or no
 * program opens it.
 */
export async function openFile(
  path: string,
  {
    openPath,
    showItemInFolder,
  }: { openPath: (path: string) => Promise<string>; showItemInFolder: (path: string) => void },
): Promise<void> {
  await requireFile(path);
  if (!OPENABLE.has(extname(path).toLowerCase())) return showItemInFolder(path);
  const problem = await openPath(path);
  if (problem) throw new AppError({ kind: 'file', detail: problem });
}
