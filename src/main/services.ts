import { join } from 'node:path';
import { APP_SCHEME } from '@shared/constants.ts';
import type { UnsavedKind } from '@shared/unsaved.ts';
import { app, BrowserWindow, session as defaultNetwork, ipcMain, nativeTheme, protocol, shell } from 'electron';
import { registerDrop } from './bridge/drop.ts';
import { createEmit } from './bridge/emit.ts';
import { apiHandlers } from './bridge/handlers/api.ts';
import { appHandlers } from './bridge/handlers/app.ts';
import { chronologyHandlers } from './bridge/handlers/chronology.ts';
import { investHandlers } from './bridge/handlers/invest.ts';
import { mapHandlers } from './bridge/handlers/map.ts';
import { networkHandlers } from './bridge/handlers/network.ts';
import { sessionHandlers } from './bridge/handlers/session.ts';
import { supportHandlers } from './bridge/handlers/support.ts';
import { updatesHandlers } from './bridge/handlers/updates.ts';
import { waitsForUnlock } from './bridge/locked.ts';
import { withoutSending } from './bridge/outdated.ts';
import { type Handlers, registerCalls } from './bridge/router.ts';
import { createChronologyUpdate } from './chronology/update.ts';
import { createTraffic } from './concurrency/traffic.ts';
import type { Config } from './config/config.ts';
import { proxyLoginOf } from './config/proxy-login.ts';
import type { Log } from './diagnostics/log.ts';
import { createExchangeServices } from './exchange-services.ts';
import { createFileServices } from './file-services.ts';
import { createGeocoder } from './geocoder/geocoder.ts';
import { type Links, platformName } from './links/links.ts';
import { watchWorkstation } from './lock/watch.ts';
import { createMetered } from './network/metered.ts';
import { createNetwork } from './network/network.ts';
import { createAppProtocol } from './page/app-protocol.ts';
import { createDevelopmentPage } from './page/development-page.ts';
import { createPageFiles } from './page/page-files.ts';
import { createPersonServices } from './person-services.ts';
import { copyText } from './ports/desktop.ts';
import { chromiumNet } from './ports/fetch.ts';
import { openPath } from './ports/open-path.ts';
import { presence } from './ports/presence.ts';
import { runtimeName } from './ports/runtime.ts';
import { createExternalLinks } from './security/external-links.ts';
import { followSession } from './session-end.ts';
import { createSessionServices } from './session-services.ts';
import { createSettings } from './settings/settings.ts';
import { openKeychain } from './storage/keychain.ts';
import { createSupportServices } from './support-services.ts';
import { createUpdateServices } from './update-services.ts';
import { isOlder } from './updates/least-version.ts';
import { followSettings } from './windows/appearance.ts';
import { createMainWindow, type MainWindow } from './windows/main-window.ts';
import { createTaskbar } from './windows/taskbar.ts';
import { unfinishedOf } from './windows/unfinished.ts';

/** Address of Vite's server, a constant in the build of `npm run dev`; undefined in every other build. */
declare const PAGE_SERVER: string | undefined;

/** The services that start and shutdown of the program use. */
export type Services = {
  window: MainWindow;
  /** Receives links from the system. */
  links: Pick<Links, 'receive'>;
  /** Stops every running part, at shutdown. */
  stop: () => Promise<void>;
};

/**
 * The composition root: creates every part of the program and wires the parts to each other. Call it once Electron is
 * ready.
 */
export async function createServices({
  config,
  resources,
  log,
}: {
  config: Config;
  /** Folder of the files that ship with the program. */
  resources: string;
  log: Log;
}): Promise<Services> {
  const profile = app.getPath('userData');
  const built = join(import.meta.dirname, '..');
  const preload = join(built, 'preload/index.cjs');
  const emit = createEmit(() => BrowserWindow.getAllWindows());
  const links = createExternalLinks({
    openExternal: (address) => shell.openExternal(address),
    site: config.webUrl,
    isFocused: () => window.current()?.isFocused() ?? false,
  });
  const settings = createSettings({
    file: join(profile, 'settings.json'),
    prefersDark: () => nativeTheme.shouldUseDarkColors,
    log: log.child('settings'),
  });
  const keychain = await openKeychain({ service: app.getName(), log: log.child('keychain') });
  const network = createNetwork({
    ...{ apiUrl: config.apiUrl, profile, keychain },
    office: config.proxyLogin ? proxyLoginOf(config.proxyLogin) : null,
    forgetLogins: () => defaultNetwork.defaultSession.clearAuthCache(),
    onChange: (state) => emit('network.changed', state),
    log: log.child('network'),
  });
  const { fetch, sendBody, openUpdate } = chromiumNet(network.logins);
  const kept = createPersonServices({ ...{ config, profile, keychain, emit, log }, clock: network.clock });
  const traffic = createTraffic();
  const { openSignIn } = links;
  const { api, session, owner, password, sso, isLocked, unlock, settled } = createSessionServices({
    ...{ config, profile, keychain, fetch, watch: network.watch, traffic, openSignIn, copyText, emit, log },
    bringToFront: () => window.show(),
    prepareFor: async (arriving) => {
      await network.logins.belongTo(arriving.owner);
      await files.prepareFor(arriving);
    },
  });
  const taskbar = createTaskbar((value) => window.current()?.setProgressBar(value));
  const files = createFileServices({
    ...{ api, fetch, sendBody: network.watch(sendBody), traffic, config, taskbar },
    gate: { steady: network.steady, metered: createMetered({ log: log.child('metered') }) },
    caches: app.getPath('sessionData'),
    reader: join(built, 'main/inspect-process.js'),
    sure: network.clock.sure,
    settings,
    owner,
    isLocked,
    keychain,
    programName: app.getName(),
    standardFolder: () => app.getPath('downloads'),
    openPath,
    showItemInFolder: (path) => shell.showItemInFolder(path),
    emit,
    window: () => window,
    log,
  });
  const { takeFolder, protocols, printing, ...exchange } = createExchangeServices({
    ...{ api, sendBody: network.watch(sendBody), files, journal: kept.journal, settings, keychain },
    folder: join(profile, 'protocols'),
    preload,
    documentsFolder: () => app.getPath('documents'),
    openPath,
    showItemInFolder: (path) => shell.showItemInFolder(path),
    now: network.clock.now,
    emit,
    window: () => window,
    log,
  });
  const chronologyUpdate = createChronologyUpdate({
    api,
    credentials: config.schedulerCredentials,
    isSignedIn: () => owner() !== null,
  });
  const userAgent = `${app.getName().replaceAll(' ', '-')}/${app.getVersion()}`;
  const geocoder =
    config.geocoderUrl === undefined
      ? null
      : createGeocoder({ url: config.geocoderUrl, fetch, userAgent, log: log.child('geocoder') });

  const support = createSupportServices({
    ...{ config, userAgent, keychain, profile, settings, log },
    fetch,
    downloadsFolder: files.downloadsFolder,
    showItemInFolder: (path) => shell.showItemInFolder(path),
    window: () => window,
  });

  /** The page's work that closing would interrupt. */
  let unsaved: UnsavedKind | null = null;
  const window = createMainWindow({
    preload,
    stateFile: join(profile, 'window.json'),
    settings: settings.current,
    unfinished: () =>
      unfinishedOf({
        uploading: files.uploads.busy() || protocols.busy(),
        unsaved,
        draftsPersist: kept.draftsPersist(),
        downloading: files.downloads.list().some(({ state }) => state === 'running'),
      }),
    // A reloaded page has no read in flight.
    onLoad: () => taskbar.page(null),
    log: log.child('window'),
  });

  const updates = createUpdateServices({
    config,
    resources,
    profile,
    program: { name: app.getName(), version: app.getVersion(), packaged: app.isPackaged },
    open: openUpdate,
    agree: window.agreeToClose,
    stay: window.stayOpen,
    quit: () => {
      // Otherwise the new version would find this instance at its start and end.
      app.releaseSingleInstanceLock();
      app.quit();
    },
    emit,
    log: log.child('updates'),
  });
  updates.start();

  const changeMenu = followSettings(settings, {
    ...{ emit, isLocked },
    saveSupportFile: () => void support.saveSupportFile(),
  });
  followSession({
    ...{ session, owner, isLocked },
    tell: (state) => {
      emit('session.changed', state);
      changeMenu();
    },
    begin: [files.begin, kept.begin, protocols.belongTo],
    ends: {
      ...{ ...files.ends, ...kept.ends },
      protocols: () => protocols.belongTo(null),
      'proxy logins': (fate) => fate === 'delete' && void network.logins.belongTo(null),
      'print job': printing.stop,
      'window history': window.forgetHistory,
      'state of the page': () => {
        unsaved = null;
        taskbar.page(null);
      },
    },
  });
  const pageFiles = createPageFiles({
    root: join(built, 'renderer'),
    settings: settings.current,
    isSignedIn: () => session.accessToken() !== null,
  });
  const ownPage = createAppProtocol({ pageFiles, pictures: files.pictures, tiles: files.tiles });
  protocol.handle(
    APP_SCHEME,
    PAGE_SERVER !== undefined && !app.isPackaged
      ? createDevelopmentPage({ server: PAGE_SERVER, settings: settings.current, built: ownPage })
      : ownPage,
  );
  const started = session.start();
  const stopWatching = watchWorkstation({
    minutes: config.lockAfterMinutes ?? 0,
    presence,
    lock: () => void session.lock(),
    log: log.child('lock'),
  });

  const { leastVersion } = config;
  const tooOldFor = leastVersion && isOlder(app.getVersion(), leastVersion) ? leastVersion : null;
  const admitted = tooOldFor === null ? (handlers: Handlers) => handlers : withoutSending;
  const gates = {
    ipc: ipcMain,
    // The hidden sheet window may make only `sheets.` calls; the main window may make all others.
    isOurWindow: (id: number, call: string) =>
      call.startsWith('sheets.') ? printing.isDrawing(id) : window.current()?.webContents.id === id,
    isHeld: (call: string) => isLocked() && waitsForUnlock(call),
    log: log.child('bridge'),
  };
  registerDrop({ take: files.intake.take, takeFolder, ...gates });
  registerCalls({
    ...gates,
    handlers: admitted({
      ...appHandlers({
        config,
        chronologyUpdate: chronologyUpdate.offered,
        leastVersion: tooOldFor,
        platformName: platformName(config.apiUrl),
        version: app.getVersion(),
        runtime: runtimeName(),
        notices: join(app.isPackaged ? resources : built, 'THIRD-PARTY.txt'),
        settings,
        links,
        copyText,
        log: log.child('page'),
        showProgress: taskbar.page,
        setUnsaved: (value) => {
          unsaved = value;
        },
      }),
      ...sessionHandlers({ session, started, sso, password, unlock }),
      ...kept.handlers,
      ...apiHandlers(api, kept.journal),
      ...chronologyHandlers(chronologyUpdate),
      ...investHandlers({ config, resources, log: log.child('invest') }),
      ...mapHandlers(geocoder),
      ...updatesHandlers(updates),
      ...networkHandlers(network, links),
      ...supportHandlers(support),
      ...exchange.handlers,
    }),
  });

  return {
    window,
    links: exchange.links,
    stop: async () => {
      stopWatching();
      updates.stop();
      sso.cancel();
      printing.stop();
      await Promise.all([files.stop(), protocols.end(), kept.settled(), settled()]);
    },
  };
}
