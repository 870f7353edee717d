import { type Settings, settingsSchema } from '@shared/settings.ts';
import { z } from 'zod';
import type { Log } from '../diagnostics/log.ts';
import { createJsonFile } from '../storage/json-file.ts';

/** The person's choices as they are kept; the page sees `Settings` of them, never the folder. */
const storedSchema = settingsSchema.extend({
  /** Where exports go, once the person chose a folder. */
  downloadsFolder: z.string().optional(),
});

export type SettingsStore = {
  current: () => Settings;
  /** Changes what is given, keeps the rest; the listeners hear of it where anything differs. */
  change: (change: { [K in keyof Settings]?: Settings[K] | undefined }) => Settings;
  downloadsFolder: () => string | undefined;
  chooseDownloadsFolder: (folder: string) => void;
  onChange: (listener: (settings: Settings) => void) => void;
};

/** Keeps the settings in `file`; until a choice is made, Latin and the computer's own colour scheme. */
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
