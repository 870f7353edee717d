import { join } from 'node:path';
import { filePath } from '@shared/api-path.ts';
import { AHEAD_BYTES } from '@shared/pictures-ahead.ts';
import { z } from 'zod';
import type { ApiClient } from './api/client.ts';
import type { Emit } from './bridge/emit.ts';
import type { Traffic } from './concurrency/traffic.ts';
import type { Config } from './config/config.ts';
import type { Log } from './diagnostics/log.ts';
import { createTableInspector } from './excel/inspect.ts';
import { createDownloads } from './files/downloads.ts';
import { createDownloadsFolder } from './files/downloads-folder.ts';
import type { Downloads } from './files/downloads-parts.ts';
import { createIntake, type Intake } from './files/intake.ts';
import { takeOverParts } from './files/interrupted.ts';
import { createPreviews, type Previews } from './files/previews.ts';
import { createTemporaryCopies, type TemporaryCopies } from './files/temporary-copies.ts';
import { createUploads, type Uploads } from './files/upload.ts';
import { createWebMark } from './files/web-mark.ts';
import type { SureTime } from './network/clock.ts';
import { createPictures, type Pictures } from './page/pictures.ts';
import type { AheadGate } from './page/pictures-ahead.ts';
import { createTiles, type Tiles } from './page/tiles.ts';
import type { ChromiumNet } from './ports/fetch.ts';
import { showNotification } from './ports/notification.ts';
import { tableProcess } from './ports/table-process.ts';
import type { SessionEnds } from './session-end.ts';
import type { SettingsStore } from './settings/settings.ts';
import { diskCode } from './storage/disk-code.ts';
import { createJsonFile } from './storage/json-file.ts';
import type { Keychain } from './storage/keychain.ts';
import { createKeychainKey } from './storage/keychain-key.ts';
import { digestOf, ownerDigest } from './storage/owner.ts';
import { createSeal, keyOfThisRun, type Seal } from './storage/sealed-bytes.ts';
import { agreesToOpen } from './windows/agrees-to-open.ts';
import type { MainWindow } from './windows/main-window.ts';
import type { Taskbar } from './windows/taskbar.ts';
import { WINDOW_TEXTS } from './windows/texts.ts';

const MIB = 1024 * 1024;
/** Folder below the profile, which may be a person's home: a name that no other program uses for a folder. */
const OWN_FOLDER = 'backoffice-files';

/** The services that take in, send and fetch files, as the composition root uses them. */
export type FileServices = {
  intake: Intake;
  uploads: Uploads;
  previews: Previews;
  copies: TemporaryCopies;
  downloads: Downloads;
  downloadsFolder: ReturnType<typeof createDownloadsFolder>;
  pictures: Pictures;
  tiles: Tiles;
  /**
   * Prepares for a person before they are signed in: removes another person's pictures, and takes over unfinished
   * downloads of an earlier version where they are of this platform (`isHeir`). Never rejects.
   */
  prepareFor: (arriving: { person: string; owner: string; isHeir: boolean }) => Promise<void>;
  /** Gives the chosen files and the unfinished downloads to the person who signs in. */
  begin: (owner: string) => void;
  ends: Pick<SessionEnds, 'uploads' | 'previews' | 'chosen files' | 'opened copies' | 'pictures' | 'downloads'>;
  /** Stops running transfers; resumable ones are kept for the next run. */
  stop: () => Promise<void>;
};

type Options = {
  api: ApiClient;
  /** For the map's tiles. */
  fetch: ChromiumNet['fetch'];
  sendBody: ChromiumNet['sendBody'];
  /** Counts downloads and pictures in flight. */
  traffic: Traffic;
  /** Conditions under which pictures may be prefetched. */
  gate: Omit<AheadGate, 'quiet'>;
  /** Unfinished downloads age by it. */
  sure: SureTime;
  config: Pick<Config, 'downloadsDir' | 'tileUrl'>;
  /** Folder for copies, pictures and tiles. */
  caches: string;
  /** Path of the built table reader (`inspect-process.js`). */
  reader: string;
  settings: SettingsStore;
  /** The signed-in person; null when signed out. */
  owner: () => string | null;
  isLocked: () => boolean;
  /** Null if no keychain is usable: cached pictures are then readable in this run only. */
  keychain: Keychain | null;
  /** Name under which the system records the source of a file. */
  programName: string;
  /** The system's downloads folder. */
  standardFolder: () => string;
  openPath: (path: string) => Promise<string>;
  showItemInFolder: (path: string) => void;
  emit: Emit;
  taskbar: Taskbar;
  window: () => MainWindow;
  log: Log;
};

/** The seals of persons, each with its own key; without a keychain they end with the program. */
function sealsOfPersons({ keychain, caches }: Pick<Options, 'keychain' | 'caches'>): (owner: string) => Seal {
  const known = new Map<string, Seal>();
  return (owner) => {
    // Nobody's download ends with this run.
    const seal =
      known.get(owner) ?? (owner ? sealOf(keychain, ownerDigest(caches, owner)) : createSeal(keyOfThisRun()));
    known.set(owner, seal);
    return seal;
  };
}

const sealOf = (keychain: Keychain | null, digest: string): Seal =>
  createSeal(keychain ? createKeychainKey(keychain, `downloads-${digest}`) : keyOfThisRun());

/** Creates and wires the services that take in, send and fetch files. */
export function createFileServices(options: Options): FileServices {
  const { api, traffic, config, caches, settings, owner, openPath, emit, taskbar, window, log } = options;
  const ownFolder = join(caches, OWN_FOLDER);
  const downloadsFolder = createDownloadsFolder({
    chosen: settings.downloadsFolder,
    standard: () => config.downloadsDir ?? options.standardFolder(),
  });
  const mark = createWebMark({ platform: process.platform, agent: options.programName, log: log.child('mark') });
  const seals = sealsOfPersons(options);
  const downloads = createDownloads({
    api,
    folder: downloadsFolder,
    owner,
    sealOf: seals,
    sureNow: options.sure.now,
    openPath,
    showItemInFolder: options.showItemInFolder,
    mark,
    mayOpenOwn: (name) => agreesToOpen(window().current(), name, settings.current().script),
    onChange: (list) => emit('downloads.changed', list),
    onProgress: (progress) => {
      traffic.mark('downloads', progress.running > 0);
      taskbar.downloads(progress);
    },
    onLongEnd: ({ state, name }) => {
      if (window().current()?.isFocused()) return;
      const texts = WINDOW_TEXTS[settings.current().script];
      // The name may tell what the person works on.
      const body = options.isLocked() ? '' : name;
      showNotification(state === 'done' ? texts.downloaded : texts.notDownloaded, body, window().show);
    },
    log: log.child('downloads'),
  });
  const intake = createIntake({ log: log.child('intake') });
  const uploads = createUploads({
    api,
    sendBody: options.sendBody,
    intake,
    onProgress: (progress) => emit('upload.progress', progress),
    log: log.child('uploads'),
  });
  const inspector = createTableInspector({ fork: tableProcess(options.reader), log: log.child('excel') });
  const previews = createPreviews({ intake, inspector });
  const copies = createTemporaryCopies({
    api,
    folder: join(ownFolder, 'copies'),
    openPath,
    mark,
    log: log.child('copies'),
  });
  const pictures = createPictures({
    folder: join(ownFolder, 'pictures'),
    // With room for prefetched pictures.
    maxBytes: 256 * MIB + AHEAD_BYTES,
    owner,
    fetchPicture: (hash, signal) => api.stream(filePath(hash), undefined, { signal }),
    seal: createSeal(options.keychain ? createKeychainKey(options.keychain, 'pictures') : keyOfThisRun()),
    traffic,
    gate: options.gate,
    log: log.child('pictures'),
  });
  const tiles = createTiles({
    folder: join(ownFolder, 'tiles'),
    maxBytes: 256 * MIB,
    template: config.tileUrl,
    fetch: options.fetch,
    log: log.child('tiles'),
  });
  const picturesOwner = createJsonFile({
    path: join(ownFolder, 'pictures-owner.json'),
    schema: z.string(),
    fallback: () => '',
    log: log.child('pictures'),
  });

  /** Unfinished downloads that an earlier version sealed for the person alone. */
  async function takeOverDownloads(person: string, owner: string): Promise<void> {
    if (!options.keychain) return;
    const from = { owner: person, seal: sealOf(options.keychain, digestOf(caches, person)) };
    await takeOverParts(await downloadsFolder(), from, { owner, seal: seals(owner) });
  }

  // Before that, no download counted as too old.
  void options.sure.known.then(downloads.takeUp);
  // Copies left by a run that crashed.
  void copies.clear();

  return {
    ...{ intake, uploads, previews, copies, downloads, downloadsFolder, pictures, tiles },
    prepareFor: async ({ person, owner, isHeir }) => {
      const digest = ownerDigest(caches, owner);
      if (picturesOwner.load() !== digest) {
        await pictures.endSession({ forget: true });
        picturesOwner.save(digest);
      }
      if (!isHeir) return;
      await takeOverDownloads(person, owner).catch((error: unknown) =>
        log.warn('unfinished downloads of an earlier version could not be taken over', { reason: diskCode(error) }),
      );
    },
    begin: (person) => {
      intake.belongTo(person);
      void downloads.takeUp();
    },
    ends: {
      uploads: () => void uploads.reset(),
      previews: previews.reset,
      'chosen files': (fate) => fate === 'delete' && intake.forget(),
      'opened copies': () => void copies.clear(),
      pictures: (fate) => void pictures.endSession({ forget: fate === 'delete' }),
      downloads: (fate) => void downloads.reset({ keep: fate === 'keep' }),
    },
    stop: async () => {
      previews.reset();
      await Promise.all([uploads.reset(), copies.clear(), pictures.endSession({ forget: false })]);
      await downloads.reset({ keep: true });
    },
  };
}
