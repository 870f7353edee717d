import { join } from 'node:path';
import { APP_SCHEME } from '@shared/constants.ts';
import { app, protocol } from 'electron';
import { answerCalls } from './bridge-calls.ts';
import { isOffered } from './contact/checkers.ts';
import type { Links } from './links/links.ts';
import { watchWorkstation } from './lock/watch.ts';
import { createAppProtocol } from './page/app-protocol.ts';
import { createDevelopmentPage } from './page/development-page.ts';
import { createPageFiles } from './page/page-files.ts';
import { createParts, type Parts, type ProgramOptions } from './parts.ts';
import { openPath } from './ports/open-path.ts';
import { presence } from './ports/presence.ts';
import { followSession } from './session-end.ts';
import { type ManualCopy, manualCopy } from './support/manual-copy.ts';
import { followSettings } from './windows/appearance.ts';
import type { MainWindow } from './windows/main-window.ts';

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
 * The composition root: creates every part of the program, starts them and lets them follow each other. Call it once
 * Electron is ready.
 */
export async function createServices(options: ProgramOptions): Promise<Services> {
  const parts = await createParts(options);
  const { exchange, files, kept, signedIn, updates, window } = parts;
  updates.start();
  follow(parts, manualCopy(options.resources));
  servePage(parts);
  const started = signedIn.session.start();
  const stopWatching = watchWorkstation({
    minutes: options.config.lockAfterMinutes ?? 0,
    presence,
    lock: () => void signedIn.session.lock(),
    log: options.log.child('lock'),
  });
  answerCalls(options, parts, started);
  return {
    window,
    links: exchange.links,
    stop: async () => {
      stopWatching();
      updates.stop();
      signedIn.sso.cancel();
      exchange.printing.stop();
      await Promise.all([files.stop(), exchange.protocols.end(), kept.settled(), signedIn.settled()]);
    },
  };
}

/** Lets the window follow the settings, and every part the session. */
function follow(parts: Parts, manual: ManualCopy | null) {
  const {
    checkForAnyone,
    emit,
    exchange,
    files,
    kept,
    network,
    page,
    readingOnly,
    settings,
    signedIn,
    support,
    taskbar,
    window,
  } = parts;
  const { session, owner, isLocked } = signedIn;
  const { printing, protocols } = exchange;
  const changeMenu = followSettings(settings, {
    ...{ emit, isLocked },
    offersCheck: () => isOffered(session.current(), checkForAnyone),
    saveSupportFile: () => void support.saveSupportFile(),
    openManual:
      manual &&
      (() => {
        const state = session.current();
        const role = state.status === 'signed-in' ? state.profile.role : null;
        void openPath(manual({ script: settings.current().script, role }));
      }),
  });
  followSession({
    ...{ session, owner, isLocked },
    tell: (state) => {
      // Whoever is locked out needs more than readings to come back.
      readingOnly.off();
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
        page.unsaved = null;
        taskbar.page(null);
      },
    },
  });
}

/** Serves the page's own options. */
function servePage({ built, files, settings, signedIn }: Parts): void {
  const pageFiles = createPageFiles({
    root: join(built, 'renderer'),
    settings: settings.current,
    isSignedIn: () => signedIn.session.accessToken() !== null,
  });
  const ownPage = createAppProtocol({ pageFiles, pictures: files.pictures, tiles: files.tiles });
  protocol.handle(
    APP_SCHEME,
    PAGE_SERVER !== undefined && !app.isPackaged
      ? createDevelopmentPage({ server: PAGE_SERVER, settings: settings.current, built: ownPage })
      : ownPage,
  );
}
