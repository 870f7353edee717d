import { join } from 'node:path';
import { app, BrowserWindow, session as defaultNetwork, nativeTheme, shell } from 'electron';
import { hostKind } from './addresses/hosts.ts';
import { createEmit } from './bridge/emit.ts';
import { createTraffic } from './concurrency/traffic.ts';
import type { Config } from './config/config.ts';
import { proxyLoginOf } from './config/proxy-login.ts';
import { isForAnyone } from './contact/checkers.ts';
import { createReadingOnly } from './contact/reading-only.ts';
import type { Log } from './diagnostics/log.ts';
import { createNetwork } from './network/network.ts';
import { createPersonServices } from './person-services.ts';
import { chromiumNet } from './ports/fetch.ts';
import { createExternalLinks } from './security/external-links.ts';
import { createSettings } from './settings/settings.ts';
import type { Keychain } from './storage/keychain.ts';
import type { MainWindow } from './windows/main-window.ts';

/** The pause between two readings of a check of the platform, in ms: none is needed on this computer. */
const CHECK_PAUSE_MS = 1000;

/**
 * Creates what needs no session: places on the disk, links to the outside, settings, network, and the storage
 * for whoever signs in. `window`: the main window, to be asked for once it is there.
 */
export function createBaseServices({
  config,
  keychain,
  log,
  window,
}: {
  config: Config;
  keychain: Keychain | null;
  log: Log;
  window: () => MainWindow;
}) {
  const profile = app.getPath('userData');
  const emit = createEmit(() => BrowserWindow.getAllWindows());
  const links = createExternalLinks({
    openExternal: (address) => shell.openExternal(address),
    site: config.webUrl,
    isFocused: () => window().current()?.isFocused() ?? false,
  });
  const settings = createSettings({
    file: join(profile, 'settings.json'),
    prefersDark: () => nativeTheme.shouldUseDarkColors,
    log: log.child('settings'),
  });
  const network = createNetwork({
    ...{ apiUrl: config.apiUrl, profile, keychain },
    office: config.proxyLogin ? proxyLoginOf(config.proxyLogin) : null,
    forgetLogins: () => defaultNetwork.defaultSession.clearAuthCache(),
    onChange: (state) => emit('network.changed', state),
    log: log.child('network'),
  });
  const isLocal = hostKind(new URL(config.apiUrl).hostname) === 'local';
  const readingOnly = createReadingOnly({ pauseMs: isLocal ? 0 : CHECK_PAUSE_MS });
  return {
    /** Folder of the program's own data. */
    profile,
    /** Folder of the built processes. */
    built: join(import.meta.dirname, '..'),
    userAgent: `${app.getName().replaceAll(' ', '-')}/${app.getVersion()}`,
    showItemInFolder: (path: string) => shell.showItemInFolder(path),
    /** Whether any role may check the platform. */
    checkForAnyone: isForAnyone({ isPackaged: app.isPackaged, argv: process.argv }),
    ...{ emit, links, settings, network, readingOnly },
    /** Chromium's network, which asks for the logins of proxies. */
    net: readingOnly.over(chromiumNet(network.logins)),
    kept: createPersonServices({ ...{ config, profile, keychain, emit, log }, clock: network.clock }),
    traffic: createTraffic(),
  };
}
