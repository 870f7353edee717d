import type { Downloads } from '../../files/downloads-parts.ts';
import type { SettingsStore } from '../../settings/settings.ts';
import type { Handlers } from '../router.ts';

/** Calls about downloads. */
export function downloadsHandlers({
  downloads,
  chooseFolder,
  settings,
}: {
  downloads: Downloads;
  /** Asks the person for a folder; null if the dialog was cancelled. */
  chooseFolder: () => Promise<string | null>;
  settings: Pick<SettingsStore, 'chooseDownloadsFolder'>;
}): Pick<Handlers, `downloads.${string}` & keyof Handlers> {
  return {
    'downloads.start': async (input) => downloads.start(input),
    'downloads.list': async () => downloads.list(),
    'downloads.cancel': async ({ id }) => downloads.cancel(id),
    'downloads.retry': async ({ id }) => downloads.retry(id),
    'downloads.remove': ({ id }) => downloads.remove(id),
    'downloads.open': ({ id }) => downloads.open(id),
    'downloads.showInFolder': ({ id }) => downloads.showInFolder(id),
    'downloads.chooseFolder': async () => {
      const folder = await chooseFolder();
      if (folder) settings.chooseDownloadsFolder(folder);
      return { chosen: folder !== null };
    },
  };
}
