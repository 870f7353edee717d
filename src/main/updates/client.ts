import type { UpdateOffer } from '@shared/updates.ts';
import type { AppAdapter } from 'electron-updater/out/AppAdapter';
import { AppImageUpdater } from 'electron-updater/out/AppImageUpdater';
import { NsisUpdater } from 'electron-updater/out/NsisUpdater';
import { type OpenUpdateRequest, UpdateRequests } from './http.ts';
import { isPrerelease, offerOf } from './offer.ts';

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
  /** Starts the downloaded installer, which waits for this program to end. Throws if it did not start. */
  install: () => void;
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

  return {
    async check() {
      const result = await updater.checkForUpdates();
      return result?.isUpdateAvailable ? offerOf(result.updateInfo, extension) : null;
    },

    async download(onBytes) {
      const tell = ({ transferred }: { transferred: number }) => onBytes(transferred);
      updater.on('download-progress', tell);
      try {
        await updater.downloadUpdate();
      } finally {
        updater.off('download-progress', tell);
      }
    },

    install() {
      let problem: unknown;
      const keep = (error: unknown) => {
        problem = error;
      };
      updater.once('error', keep);
      const started = updater.install(false, true);
      updater.off('error', keep);
      if (!started) throw problem ?? new Error('the installer did not start');
    },
  };
}
