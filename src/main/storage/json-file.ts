import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { z } from 'zod';
import type { Log } from '../diagnostics/log.ts';
import { isMissing } from './disk-code.ts';

/** A small file of values worth keeping, whose loss does no harm. */
export type JsonFile<T> = { load: () => T; save: (value: T) => void };

/**
 * Keeps one value at `path`. `load` returns `fallback()` if the file is missing or damaged; `save` replaces the whole
 * file, so that a crash leaves the old one. Neither throws: failures are logged. Synchronous, because the window is
 * painted from these values and the last save happens while the window closes.
 */
export function createJsonFile<T>({
  path,
  schema,
  fallback,
  log,
}: {
  path: string;
  schema: z.ZodType<T>;
  fallback: () => T;
  log: Log;
}): JsonFile<T> {
  return {
    load: () => {
      try {
        return schema.parse(JSON.parse(readFileSync(path, 'utf8')));
      } catch (error) {
        if (!isMissing(error)) log.warn('file is damaged, starting from the defaults', { file: basename(path), error });
        return fallback();
      }
    },
    save: (value) => {
      const part = `${path}.part`;
      try {
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(part, JSON.stringify(value, null, 2), { flush: true });
        renameSync(part, path);
      } catch (error) {
        log.warn('file could not be saved', { file: basename(path), error });
      }
    },
  };
}
