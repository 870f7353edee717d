import { join } from 'node:path';
import { APP_SCHEME } from '@shared/constants.ts';
import type { Profile } from '@shared/session.ts';
import { app, BrowserWindow, ipcMain, nativeTheme, protocol, shell } from 'electron';
import { createApiClient } from './api/client.ts';
import { createPasswordSignIn } from './auth/password.ts';
import { createSsoSignIn } from './auth/sso.ts';
import { registerDrop } from './bridge/drop.ts';
import { createEmit } from './bridge/emit.ts';
import { apiHandlers } from './bridge/handlers/api.ts';
import { appHandlers } from './bridge/handlers/app.ts';
import { downloadsHandlers } from './bridge/handlers/downloads.ts';
import { draftsHandlers } from './bridge/handlers/drafts.ts';
import { filesHandlers } from './bridge/handlers/files.ts';
import { mapHandlers } from './bridge/handlers/map.ts';
import { sessionHandlers } from './bridge/handlers/session.ts';
import { registerCalls } from './bridge/router.ts';
import type { Config } from './config/config.ts';
import type { Log } from './diagnostics/log.ts';
import { createDrafts } from './drafts/drafts.ts';
import { createTableInspector } from './excel/inspect.ts';
import { createDownloads } from './files/downloads.ts';
import { createDownloadsFolder } from './files/downloads-folder.ts';
import { createIntake } from './files/intake.ts';
import { createPictures } from './files/pictures.ts';
import { createPreviews } from './files/previews.ts';
import { createTemporaryCopies } from './files/temporary-copies.ts';
import { createTiles } from './files/tiles.ts';
import { createUploads } from './files/upload.ts';
import { createGeocoder } from './geocoder/geocoder.ts';
import { chooseFile, chooseFolder, copyText } from './ports/desktop.ts';
import { chromiumFetch, chromiumSendBody } from './ports/fetch.ts';
import { showNotification } from './ports/notification.ts';
import { resizeImage } from './ports/resize-image.ts';
import { runtimeName } from './ports/runtime.ts';
import { tableProcess } from './ports/table-process.ts';
import { createAppProtocol } from './security/app-protocol.ts';
import { createExternalLinks } from './security/external-links.ts';
import { createPageFiles } from './security/page-files.ts';
import { openKeychain } from './session/keychain.ts';
import { createProfileLoader } from './session/profile.ts';
import { createSession } from './session/session.ts';
import { createVault } from './session/vault.ts';
import { createSettings } from './settings/settings.ts';
import { followSettings } from './windows/appearance.ts';
import { createMainWindow, type MainWindow } from './windows/main-window.ts';
import { WINDOW_TEXTS } from './windows/texts.ts';

const MIB = 1024 * 1024;

export type Services = {
  window: MainWindow;
  /** Ends what is running; for the end of the program. */
  stop: () => Promise<void>;
};

/** The composition root: makes every part of the program and wires them to each other. Call it once Electron is ready. */
export async function createServices({ config, log }: { config: Config; log: Log }): Promise<Services> {
  const profile = app.getPath('userData');
  const caches = app.getPath('sessionData');
  const built = join(import.meta.dirname, '..');
  const emit = createEmit(() => BrowserWindow.getAllWindows());
  const links = createExternalLinks((address) => shell.openExternal(address));

  const settings = createSettings({
    file: join(profile, 'settings.json'),
    prefersDark: () => nativeTheme.shouldUseDarkColors,
    log: log.child('settings'),
  });

  const keychain = await openKeychain({ service: app.getName(), log: log.child('keychain') });
  const vault = createVault({ file: join(profile, 'session.bin'), keychain, log: log.child('vault') });
  const drafts = createDrafts({ folder: join(profile, 'drafts'), keychain, log: log.child('drafts') });
  let unsaved = false;
  const api = createApiClient({
    apiUrl: config.apiUrl,
    fetch: chromiumFetch,
    accessToken: () => session.accessToken(),
    onUnauthorized: (token) => void session.expire(token),
    log: log.child('api'),
  });
  const session = createSession({ vault, fetchProfile: createProfileLoader(api), log: log.child('session') });
  const password = config.passwordLogin ? createPasswordSignIn({ api }) : null;
  const sso = createSsoSignIn({
    authorizeUrl: config.ssoAuthorizeUrl,
    clientId: config.ssoClientId,
    redirectPorts: config.ssoRedirectPorts,
    api,
    openExternal: links.openSignIn,
    copyText: (text) => void copyText(text),
    onChange: (state) => emit('sso.changed', state),
    log: log.child('sso'),
  });

  const owner = () => {
    const state = session.current();
    return state.status === 'signed-in' ? personOf(state.profile) : null;
  };
  const downloadsFolder = createDownloadsFolder({
    chosen: settings.downloadsFolder,
    standard: () => config.downloadsDir ?? app.getPath('downloads'),
  });
  const downloads = createDownloads({
    api,
    folder: downloadsFolder,
    owner,
    openPath: (path) => shell.openPath(path),
    showItemInFolder: (path) => shell.showItemInFolder(path),
    onChange: (list) => emit('downloads.changed', list),
    onProgress: ({ running, fraction }) =>
      window.current()?.setProgressBar(running === 0 ? NO_PROGRESS : (fraction ?? INDETERMINATE)),
    onLongEnd: ({ state, name }) => {
      if (window.current()?.isFocused()) return;
      const texts = WINDOW_TEXTS[settings.current().script];
      showNotification(state === 'done' ? texts.downloaded : texts.notDownloaded, name, window.show);
    },
    log: log.child('downloads'),
  });
  const intake = createIntake({ log: log.child('intake') });
  const uploads = createUploads({
    api,
    sendBody: chromiumSendBody,
    intake,
    onProgress: (progress) => emit('upload.progress', progress),
    log: log.child('uploads'),
  });
  const previews = createPreviews({
    intake,
    inspector: createTableInspector({
      fork: tableProcess(join(built, 'main/inspect-process.js')),
      log: log.child('excel'),
    }),
  });
  const copies = createTemporaryCopies({
    api,
    folder: join(caches, 'copies'),
    openPath: (path) => shell.openPath(path),
    log: log.child('copies'),
  });
  const pictures = createPictures({
    folder: join(caches, 'pictures'),
    maxBytes: 256 * MIB,
    owner,
    fetchPicture: (hash, signal) => api.stream(`api/v2/info/file/${hash}`, undefined, { signal }),
    resize: resizeImage,
    log: log.child('pictures'),
  });
  const tiles = createTiles({
    folder: join(caches, 'tiles'),
    maxBytes: 256 * MIB,
    template: config.tileUrl,
    fetch: chromiumFetch,
    log: log.child('tiles'),
  });

  const geocoder = createGeocoder({
    url: config.geocoderUrl,
    fetch: chromiumFetch,
    userAgent: `${app.getName().replaceAll(' ', '-')}/${app.getVersion()}`,
    log: log.child('geocoder'),
  });

  const window = createMainWindow({
    preload: join(built, 'preload/index.cjs'),
    stateFile: join(profile, 'window.json'),
    settings: settings.current,
    unfinished: () => {
      if (uploads.busy()) return 'uploads';
      if (unsaved) return drafts.persistent() ? 'drafts' : 'unsaved';
      return downloads.list().some(({ state }) => state === 'running') ? 'downloads' : null;
    },
    log: log.child('window'),
  });

  followSettings(settings, emit);
  session.onChange((state) => {
    emit('session.changed', state);
    if (state.status === 'signed-in') {
      intake.belongTo(personOf(state.profile));
      drafts.belongTo(personOf(state.profile));
      void downloads.takeUp();
      return;
    }
    // After an expired session the same person finds their choice again.
    if (state.reason !== 'expired') intake.forget();
    previews.reset();
    if (state.reason === 'signed-out') void drafts.forget();
    else drafts.expire();
    unsaved = false;
    void uploads.reset();
    void copies.clear();
    void pictures.endSession({ forget: state.reason === 'signed-out' });
    void downloads.reset({ keep: state.reason !== 'signed-out' });
  });

  protocol.handle(
    APP_SCHEME,
    createAppProtocol({
      pageFiles: createPageFiles({ root: join(built, 'renderer'), settings: settings.current }),
      pictures,
      tiles,
    }),
  );
  const started = session.start();
  const gates = {
    ipc: ipcMain,
    isOurWindow: (id: number) => window.current()?.webContents.id === id,
    log: log.child('bridge'),
  };
  registerDrop({ take: intake.take, ...gates });
  registerCalls({
    ...gates,
    handlers: {
      ...appHandlers({
        config,
        version: app.getVersion(),
        runtime: runtimeName(),
        settings,
        links,
        copyText,
        setUnsaved: (value) => {
          unsaved = value;
        },
      }),
      ...sessionHandlers({ session, started, sso, password, bringToFront: window.show }),
      ...draftsHandlers(drafts),
      ...apiHandlers(api),
      ...mapHandlers(geocoder),
      ...filesHandlers({
        intake,
        uploads,
        previews,
        copies,
        downloads,
        chooseFile: (extensions) => chooseFile(window.current(), extensions),
      }),
      ...downloadsHandlers({
        downloads,
        settings,
        chooseFolder: async () => chooseFolder(window.current(), await downloadsFolder()),
      }),
    },
  });

  // What a run that crashed has left.
  void copies.clear();

  return {
    window,
    stop: async () => {
      sso.cancel();
      previews.reset();
      await Promise.all([uploads.reset(), copies.clear(), pictures.endSession({ forget: false }), drafts.settled()]);
      await downloads.reset({ keep: true });
    },
  };
}

/** By what a person is known again. */
const personOf = ({ id, username, role }: Profile): string => String(id ?? username ?? role);

/** Electron's values for `setProgressBar`. */
const NO_PROGRESS = -1;
const INDETERMINATE = 2;
