import { join } from 'node:path';
import type { SessionState } from '@shared/session.ts';
import { app, ipcMain } from 'electron';
import { registerDrop } from './bridge/drop.ts';
import { apiHandlers } from './bridge/handlers/api.ts';
import { appHandlers } from './bridge/handlers/app.ts';
import { chronologyHandlers } from './bridge/handlers/chronology.ts';
import { contactHandlers } from './bridge/handlers/contact.ts';
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
import { mayBegin } from './contact/checkers.ts';
import { createGeocoder } from './geocoder/geocoder.ts';
import { platformName } from './links/links.ts';
import type { Parts, ProgramOptions } from './parts.ts';
import { copyText } from './ports/desktop.ts';
import { runtimeName } from './ports/runtime.ts';
import { isOlder } from './updates/least-version.ts';

/** Answers the page's calls, of the contract and of dropped files. `started`: the session that an earlier start left. */
export function answerCalls(options: ProgramOptions, parts: Parts, started: Promise<SessionState>): void {
  const { exchange, files, signedIn, window } = parts;
  const gates = {
    ipc: ipcMain,
    // The hidden sheet window may make only `sheets.` calls; the main window may make all others.
    isOurWindow: (id: number, call: string) =>
      call.startsWith('sheets.') ? exchange.printing.isDrawing(id) : window.current()?.webContents.id === id,
    isHeld: (call: string) => signedIn.isLocked() && waitsForUnlock(call),
    log: options.log.child('bridge'),
  };
  const { leastVersion } = options.config;
  const tooOldFor = leastVersion && isOlder(app.getVersion(), leastVersion) ? leastVersion : null;
  const handlers = handlersOf(options, parts, { started, tooOldFor });
  registerDrop({ take: files.intake.take, takeFolder: exchange.takeFolder, ...gates });
  registerCalls({ ...gates, handlers: tooOldFor === null ? handlers : withoutSending(handlers) });
}

/** `tooOldFor`: the least version that the office allows, where this one is older. */
function handlersOf(
  { config, resources, log }: ProgramOptions,
  parts: Parts,
  { started, tooOldFor }: { started: Promise<SessionState>; tooOldFor: string | null },
): Handlers {
  const {
    built,
    checkForAnyone,
    exchange,
    files,
    kept,
    links,
    network,
    page,
    readingOnly,
    settings,
    support,
    taskbar,
    updates,
  } = parts;
  const { api, owner, session, password, sso, unlock } = parts.signedIn;
  const chronologyUpdate = createChronologyUpdate({
    api,
    credentials: config.schedulerCredentials,
    isSignedIn: () => owner() !== null,
  });
  const { userAgent, net } = parts;
  const geocoder =
    config.geocoderUrl === undefined
      ? null
      : createGeocoder({ url: config.geocoderUrl, fetch: net.fetch, userAgent, log: log.child('geocoder') });
  return {
    ...appHandlers({
      config,
      chronologyUpdate: chronologyUpdate.offered,
      leastVersion: tooOldFor,
      checkForAnyone,
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
        page.unsaved = value;
      },
    }),
    ...sessionHandlers({ session, started, sso, password, unlock }),
    ...kept.handlers,
    ...apiHandlers(api, kept.journal),
    ...chronologyHandlers(chronologyUpdate),
    ...contactHandlers({
      readingOnly,
      stream: api.stream,
      mayBegin: () => mayBegin(session.current(), checkForAnyone),
      isSending: () => files.uploads.busy() || exchange.protocols.busy(),
    }),
    ...investHandlers({ config, resources, log: log.child('invest') }),
    ...mapHandlers(geocoder),
    ...updatesHandlers(updates),
    ...networkHandlers(network, links),
    ...supportHandlers(support),
    ...exchange.handlers,
  };
}
