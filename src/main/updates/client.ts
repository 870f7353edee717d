import type { FileHandle } from 'node:fs/promises';
import { lstat } from 'node:fs/promises';
import type { UpdateOffer } from '@shared/updates.ts';
import type { AppAdapter } from 'electron-updater/out/AppAdapter';
import { AppImageUpdater } from 'electron-updater/out/AppImageUpdater';
import { NsisUpdater } from 'electron-updater/out/NsisUpdater';
import { type Installer, startChecked } from './checked-installer.ts';
import { type OpenUpdateRequest, UpdateRequests } from './http.ts';
import { filesOf, isPrerelease, leavesOrigin, offerOf } from './offer.ts';

/** The updater as the program uses it. */
export type UpdateClient = {
  /**
   * The newer version that the feed offers to this installation; null: none. Throws errors that `problemOf` classifies.
   */
  check: () => Promise<UpdateOffer | null>;
  /**
   * Downloads and verifies the version that the last check found; `onBytes` gets the number of bytes received. Throws
   * errors that `problemOf` classifies; nothing of a failed download is kept.
   */
  download: (onBytes: (received: number) => void) => Promise<void>;
  /**
   * Checks the downloaded installer once more and starts it; it waits for this program to end. Throws if it did not
   * start, or errors of `problemOf` if it is not the one that was downloaded.
   */
  install: () => Promise<void>;
};

type Options = {
  by: 'nsis' | 'app-image';
  /** Address of the feed. */
  url: string;
  /** Facts and folders of the program. */
  app: AppAdapter;
  open: OpenUpdateRequest;
  /** Whether versions such as `1.2.0-beta.1` are offered. */
  prereleases: boolean;
  /** Default: a minute. */
  idleMs?: number;
};

const UPDATERS = {
  nsis: { Updater: NsisUpdater, extension: 'exe' },
  'app-image': { Updater: AppImageUpdater, extension: 'AppImage' },
};

/**
 * Creates the updater over a generic feed (`latest.yml` and the files beside it): downloads and installs only on
 * request, never a lower version, and a version only for the share of installations that its `stagingPercentage` names.
 */
export function createUpdateClient({ by, url, app, open, prereleases, idleMs }: Options): UpdateClient {
  const { Updater, extension } = UPDATERS[by];
  const updater = new Updater(null, app);
  // The updater makes its requests through this executor if it was given no Electron `app`.
  Object.assign(updater, { httpExecutor: new UpdateRequests(open, idleMs) });
  updater.logger = null;
  updater.autoDownload = false;
  updater.autoInstallOnAppQuit = false;
  updater.allowDowngrade = false;
  updater.disableWebInstaller = true;
  const runsHere = updater.isUpdateSupported;
  updater.isUpdateSupported = (info) => (prereleases || !isPrerelease(info.version)) && runsHere(info);
  updater.setFeedURL({ provider: 'generic', url });

  let digests: readonly string[] = [];
  let installer: Installer | null = null;
  let held: FileHandle | null = null;

  /** The updater empties its folder, whatever it leads to. */
  async function refuseLinks(): Promise<void> {
    // biome-ignore lint/complexity/useLiteralKeys: its types hide it.
    const { cacheDir, cacheDirForPendingUpdate } = await updater['getOrCreateDownloadHelper']();
    for (const folder of [cacheDir, cacheDirForPendingUpdate]) {
      const found = await lstat(folder).catch(() => null);
      if (found?.isSymbolicLink())
        throw Object.assign(new Error('a folder of the updates is a link'), { code: 'ELOOP' });
    }
  }

  return {
    async check() {
      const result = await updater.checkForUpdates();
      if (!result?.isUpdateAvailable) return null;
      const { updateInfo } = result;
      if (leavesOrigin(updateInfo, url))
        throw Object.assign(new Error('a file at another host'), { code: 'ERR_UPDATER_INVALID_UPDATE_INFO' });
      digests = filesOf(updateInfo).map(({ sha512 }) => sha512);
      return offerOf(updateInfo, extension);
    },

    async download(onBytes) {
      const tell = ({ transferred }: { transferred: number }) => onBytes(transferred);
      await refuseLinks();
      updater.on('download-progress', tell);
      try {
        const [path = ''] = await updater.downloadUpdate();
        installer = { path, digests };
      } finally {
        updater.off('download-progress', tell);
      }
    },

    async install() {
      if (!installer) throw new Error('nothing was downloaded');
      const signature = async (path: string) =>
        // biome-ignore lint/complexity/useLiteralKeys: its types hide it.
        updater instanceof NsisUpdater ? updater['verifySignature'](path) : null;
      await held?.close();
      held = await startChecked(installer, { signature, start: () => start(updater) });
    },
  };
}

/** Starts the installer. Throws if it did not start. */
function start(updater: InstanceType<(typeof UPDATERS)[keyof typeof UPDATERS]['Updater']>): void {
  let problem: unknown;
  const keep = (error: unknown) => {
    problem = error;
  };
  updater.once('error', keep);
  const started = updater.install(false, true);
  updater.off('error', keep);
  if (!started) throw problem ?? new Error('the installer did not start');
}
