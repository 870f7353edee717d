import { stat } from 'node:fs/promises';

/**
 * The folder for the next file: the person's choice, while it exists (a USB stick or a network drive may be gone),
 * otherwise the office's or the user's own.
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
