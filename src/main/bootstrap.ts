import { join } from 'node:path';
import { APP_ID, APP_SCHEME } from '@shared/constants.ts';
import { app, dialog, protocol, session } from 'electron';
import { type Config, ConfigError } from './config/config.ts';
import { loadConfig } from './config/load-config.ts';
import { policySource } from './config/registry.ts';
import { ignoredVariables, machineConfigPath } from './config/sources.ts';
import { newErrorNumber } from './diagnostics/error-number.ts';
import { catchTheUncaught } from './diagnostics/last-resort.ts';
import { type Log, openLog } from './diagnostics/log.ts';
import type { ProgramOptions } from './parts.ts';
import { guardClientCertificates } from './security/client-certificates.ts';
import { guardContents, guardSession } from './security/guards.ts';
import { unsafeStart } from './security/unsafe-start.ts';
import { createServices, type Services } from './services.ts';

const NAME = 'Tashabbusli budjet';
const MACHINE_FILE = machineConfigPath(process.platform);
/** Time limit for stopping the services at shutdown, in ms. */
const STOP_TIMEOUT_MS = 3000;

/** Runs before Electron is ready: sets the profile's folder, opens the log, makes settings that are fixed later. */
export function beforeReady(): Log {
  placeProfile(process.env);
  const log = openLog({ folder: join(app.getPath('userData'), 'logs'), echo: !app.isPackaged });
  catchTheUncaught({
    log: log.child('main'),
    tell: (number) =>
      dialog.showErrorBox(
        NAME,
        `Dasturda kutilmagan xatolik yuz berdi. Dasturni qayta ishga tushiring.\n\nXato raqami: ${number}`,
      ),
  });
  // Electron would name the program to Windows by an id of its own, which is not that of its entry in the Start menu
  // (`shell/common/application_info_win.cc`). On other systems it does nothing.
  app.setAppUserModelId(APP_ID);
  app.enableSandbox();
  protocol.registerSchemesAsPrivileged([
    {
      scheme: APP_SCHEME,
      privileges: { standard: true, secure: true, supportFetchAPI: true, stream: true, codeCache: true },
    },
  ]);
  guardContents(app, log.child('security'));
  return log;
}

/**
 * Caches stay off the network: Windows copies %APPDATA% to the office's server, but not %LOCALAPPDATA%. The variable for
 * another profile is for runs from a checkout.
 */
function placeProfile({ BACKOFFICE_PROFILE_DIR, LOCALAPPDATA: local }: NodeJS.ProcessEnv): void {
  const profile = app.isPackaged ? null : BACKOFFICE_PROFILE_DIR;
  if (profile) app.setPath('userData', profile);
  const caches = profile || (process.platform === 'win32' && local ? join(local, app.getName()) : null);
  if (caches) app.setPath('sessionData', caches);
}

/**
 * Runs once Electron is ready: reads the configuration, creates the services, opens the window. Null if the program
 * cannot start; the person has then been told why.
 */
export async function ready(log: Log, keychain: ProgramOptions['keychain']): Promise<Services | null> {
  const { electron, chrome, node } = process.versions;
  log.info('starting', { version: app.getVersion(), platform: process.platform, electron, chrome, node });
  const unsafe = app.isPackaged ? unsafeStart(process.argv, process.env, process.platform) : null;
  if (unsafe !== null) {
    log.error('not started: switch or variable that is not allowed', { unsafe });
    dialog.showErrorBox(NAME, `Dastur “${unsafe}” bilan ishga tushirilmaydi: u sessiyani himoyasiz qoldirishi mumkin.`);
    return null;
  }
  try {
    guardSession(session.defaultSession, log.child('security'));
    const resources = resourcesFolder();
    const ignored = app.isPackaged ? ignoredVariables(process.env) : [];
    if (ignored.length > 0) log.warn('variables that an installed program does not read', { ignored });
    const config = readConfig(resources);
    guardClientCertificates(app, config, log.child('security'));
    const services = await createServices({ config, resources, keychain, log });
    services.window.show();
    return services;
  } catch (error) {
    if (error instanceof ConfigError) {
      log.error('the configuration cannot be used', { problems: error.message.split('\n') });
      dialog.showErrorBox(`${NAME}: sozlamalarda xato`, `${error.message}\n\nSozlamalar fayli: ${MACHINE_FILE}`);
    } else {
      const number = newErrorNumber();
      log.error('cannot start', { error, number });
      dialog.showErrorBox(
        NAME,
        `Dastur ishga tushmadi. Qayta urinib ko'ring yoki administratorga murojaat qiling.\n\nXato raqami: ${number}`,
      );
    }
    return null;
  }
}

/** Folder of the files that ship with the program. */
const resourcesFolder = (): string => (app.isPackaged ? process.resourcesPath : join(app.getAppPath(), 'resources'));

const readConfig = (resources: string): Config =>
  loadConfig({
    resources,
    machineFile: MACHINE_FILE,
    env: process.env,
    packaged: app.isPackaged,
    ...(process.platform === 'win32' && { policies: () => policySource() }),
  });

/** Shutdown: waits at most `STOP_TIMEOUT_MS` for the services to finish writing. */
export async function shutdown(services: Services, log: Log): Promise<void> {
  const late = new Promise<'late'>((resolve) => setTimeout(resolve, STOP_TIMEOUT_MS, 'late'));
  try {
    const outcome = await Promise.race([services.stop(), late]);
    log.info('stopped', { inTime: outcome !== 'late' });
  } catch (error) {
    log.error('stopped with an error', { error });
  }
}
