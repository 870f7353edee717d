import { join } from 'node:path';
import { AppError } from '@shared/errors.ts';
import type { NetworkCheck } from '@shared/network-check.ts';
import type { Fetch } from './api/client.ts';
import { createShared } from './concurrency/shared.ts';
import type { Config } from './config/config.ts';
import { numbered } from './diagnostics/error-number.ts';
import type { Log } from './diagnostics/log.ts';
import { createNetworkCheck } from './network-check/network-check.ts';
import { workstationFacts } from './ports/workstation.ts';
import type { SettingsStore } from './settings/settings.ts';
import type { Keychain } from './storage/keychain.ts';
import { createSupportFile } from './support/support-file.ts';
import type { MainWindow } from './windows/main-window.ts';
import { tellNoSupportFile, tellSupportFile } from './windows/tell-support-file.ts';

/** Services for support: the network check and the support file. */
export type SupportServices = {
  networkCheck: () => Promise<NetworkCheck>;
  /** Saves the support file and reports success or failure in the system's dialogs. Never rejects. */
  saveSupportFile: () => Promise<void>;
};

type Options = {
  config: Config;
  fetch: Fetch;
  userAgent: string;
  keychain: Keychain | null;
  downloadsFolder: () => Promise<string>;
  profile: string;
  showItemInFolder: (path: string) => void;
  settings: Pick<SettingsStore, 'current'>;
  window: () => MainWindow;
  log: Log;
};

/** Creates and wires the parts of support. They need neither a session nor a working page. */
export function createSupportServices(options: Options): SupportServices {
  const { config, profile, downloadsFolder, settings, window, log } = options;
  const shareCheck = createShared<NetworkCheck>();
  const shareFile = createShared<void>();
  const check = createNetworkCheck({ ...options, log: log.child('network-check') });
  // A second click shares the first one's check.
  const networkCheck = () => shareCheck('check', check);
  const file = createSupportFile({
    config,
    facts: () => ({ ...workstationFacts(window().current()), ...settings.current() }),
    networkCheck,
    logs: join(profile, 'logs'),
    folder: downloadsFolder,
  });

  async function save(): Promise<void> {
    const { script } = settings.current();
    try {
      const { path, name } = await file.save();
      log.info('support file saved');
      if (await tellSupportFile(window().current(), name, script)) options.showItemInFolder(path);
    } catch (thrown) {
      const error = numbered(AppError.from(thrown));
      log.error('no support file', { ...error.facts() });
      tellNoSupportFile(error.number ?? '', script);
    }
  }
  return { networkCheck, saveSupportFile: () => shareFile('file', save) };
}
