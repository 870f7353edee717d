import { stat } from 'node:fs/promises';

/**
 * Where a file is saved now: in the folder the person chose, as long as it is there (a USB stick or a network drive
 * may be gone), otherwise in the office's or the user's own.
 */
export function createDownloadsFolder({
  chosen,
  standard,
}: {
  chosen: () => string | undefined;
  standard: () => string;
}): () => Promise<string> {
  return async () => {
    const folder = chosen();
    if (folder === undefined) return standard();
    const found = await stat(folder).catch(() => null);
    return found?.isDirectory() ? folder : standard();
  };
}
