import { type Settings, settingsSchema } from '@shared/settings.ts';
import { z } from 'zod';
import type { Log } from '../diagnostics/log.ts';
import { createJsonFile } from '../storage/json-file.ts';

/** The person's choices as stored; the page sees only their `Settings`, never the folder. */
const storedSchema = settingsSchema.extend({
  /** Folder for exports, once the person chose one. */
  downloadsFolder: z.string().optional(),
});

/** The person's settings at this workstation. */
export type SettingsStore = {
  current: () => Settings;
  /** Changes the given settings and keeps the others; listeners are notified if a value differs. */
  change: (change: { [K in keyof Settings]?: Settings[K] | undefined }) => Settings;
  downloadsFolder: () => string | undefined;
  chooseDownloadsFolder: (folder: string) => void;
  onChange: (listener: (settings: Settings) => void) => void;
};

/** Creates the store of settings in `file`. Defaults: Latin, and the computer's own colour scheme. */
export function createSettings({
  file,
  prefersDark,
  log,
}: {
  file: string;
  prefersDark: () => boolean;
  log: Log;
}): SettingsStore {
  const store = createJsonFile<z.output<typeof storedSchema>>({
    path: file,
    schema: storedSchema,
    fallback: () => ({ script: 'latin', colorScheme: prefersDark() ? 'dark' : 'light' }),
    log,
  });
  let stored = store.load();
  const listeners: ((settings: Settings) => void)[] = [];
  const current = (): Settings => ({ script: stored.script, colorScheme: stored.colorScheme });

  return {
    current,
    change: ({ script = stored.script, colorScheme = stored.colorScheme }) => {
      if (script === stored.script && colorScheme === stored.colorScheme) return current();
      stored = { ...stored, script, colorScheme };
      store.save(stored);
      for (const listener of listeners) listener(current());
      return current();
    },
    downloadsFolder: () => stored.downloadsFolder,
    chooseDownloadsFolder: (downloadsFolder) => {
      stored = { ...stored, downloadsFolder };
      store.save(stored);
    },
    onChange: (listener) => void listeners.push(listener),
  };
}
