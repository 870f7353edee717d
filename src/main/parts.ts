import { join } from 'node:path';
import type { UnsavedKind } from '@shared/unsaved.ts';
import { app } from 'electron';
import { createBaseServices } from './base-services.ts';
import type { Config } from './config/config.ts';
import type { Log } from './diagnostics/log.ts';
import { createExchangeServices } from './exchange-services.ts';
import { createFileServices } from './file-services.ts';
import { createMetered } from './network/metered.ts';
import { copyText } from './ports/desktop.ts';
import { openPath } from './ports/open-path.ts';
import { createSessionServices } from './session-services.ts';
import type { Keychain } from './storage/keychain.ts';
import { createSupportServices } from './support-services.ts';
import { createUpdateServices } from './update-services.ts';
import { createMainWindow } from './windows/main-window.ts';
import { createTaskbar } from './windows/taskbar.ts';
import { unfinishedOf } from './windows/unfinished.ts';

/** What the program is made from. */
export type ProgramOptions = {
  config: Config;
  /** Folder of the files that ship with the program. */
  resources: string;
  /** The keychain, once it answers; null: none is usable. */
  keychain: Promise<Keychain | null>;
  log: Log;
};

/** Every part of the program, not yet started. */
export type Parts = Awaited<ReturnType<typeof createParts>>;

/** Creates every part of the program, each from those before it. They reach the window, the last of them, by asking for it. */
export async function createParts({ config, resources, log, ...options }: ProgramOptions) {
  const keychain = await options.keychain;
  const base = createBaseServices({ config, keychain, log, window: () => window });
  const { profile, built, emit, settings, network, net, kept, traffic, showItemInFolder } = base;
  const { fetch } = net;
  const preload = join(built, 'preload/index.cjs');
  const sendBody = network.watch(net.sendBody);

  const signedIn = createSessionServices({
    ...{ config, profile, keychain, fetch, watch: network.watch, traffic, copyText, emit, log },
    openSignIn: base.links.openSignIn,
    bringToFront: () => window.show(),
    prepareFor: async (arriving) => {
      await network.logins.belongTo(arriving.owner);
      await files.prepareFor(arriving);
    },
  });
  const { api, owner, isLocked } = signedIn;
  const taskbar = createTaskbar((value) => window.current()?.setProgressBar(value));
  const files = createFileServices({
    ...{ api, fetch, sendBody, traffic, config, taskbar, settings, owner, isLocked, keychain, emit, log },
    gate: { steady: network.steady, metered: createMetered({ log: log.child('metered') }) },
    caches: app.getPath('sessionData'),
    reader: join(built, 'main/inspect-process.js'),
    sure: network.clock.sure,
    programName: app.getName(),
    standardFolder: () => app.getPath('downloads'),
    ...{ openPath, showItemInFolder },
    window: () => window,
  });
  const exchange = createExchangeServices({
    ...{ api, sendBody, files, journal: kept.journal, settings, keychain, preload, emit, log },
    folder: join(profile, 'protocols'),
    documentsFolder: () => app.getPath('documents'),
    ...{ openPath, showItemInFolder },
    now: network.clock.now,
    window: () => window,
  });
  const support = createSupportServices({
    ...{ config, userAgent: base.userAgent, keychain, profile, settings, log, fetch, showItemInFolder },
    downloadsFolder: files.downloadsFolder,
    window: () => window,
  });

  /** The page's work that closing would interrupt. */
  const page: { unsaved: UnsavedKind | null } = { unsaved: null };
  const window = createMainWindow({
    preload,
    stateFile: join(profile, 'window.json'),
    settings: settings.current,
    unfinished: () =>
      unfinishedOf({
        uploading: files.uploads.busy() || exchange.protocols.busy(),
        unsaved: page.unsaved,
        draftsPersist: kept.draftsPersist(),
        downloading: files.downloads.list().some(({ state }) => state === 'running'),
      }),
    // A reloaded page has no read in flight, and checks nothing.
    onLoad: () => {
      taskbar.page(null);
      base.readingOnly.off();
    },
    log: log.child('window'),
  });
  const updates = createUpdateServices({
    ...{ config, resources, profile, emit },
    program: { name: app.getName(), version: app.getVersion(), packaged: app.isPackaged },
    open: net.openUpdate,
    agree: window.agreeToClose,
    stay: window.stayOpen,
    quit: () => {
      // Otherwise the new version would find this instance at its start and end.
      app.releaseSingleInstanceLock();
      app.quit();
    },
    log: log.child('updates'),
  });
  return { ...base, signedIn, taskbar, files, exchange, support, page, window, updates };
}
