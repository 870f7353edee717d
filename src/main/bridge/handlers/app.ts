import { readFile } from 'node:fs/promises';
import type { UnsavedKind } from '@shared/unsaved.ts';
import type { Config } from '../../config/config.ts';
import { newErrorNumber } from '../../diagnostics/error-number.ts';
import type { Log } from '../../diagnostics/log.ts';
import type { ExternalLinks } from '../../security/external-links.ts';
import type { SettingsStore } from '../../settings/settings.ts';
import type { Handlers } from '../router.ts';

/** Calls about the program itself: version, settings, links and the clipboard. */
export function appHandlers({
  config,
  chronologyUpdate,
  leastVersion,
  checkForAnyone,
  platformName,
  version,
  runtime,
  notices,
  settings,
  links,
  copyText,
  setUnsaved,
  showProgress,
  log,
}: {
  config: Pick<
    Config,
    | 'webUrl'
    | 'initiativePage'
    | 'passwordLogin'
    | 'countAttempts'
    | 'mobileAppStoreUrl'
    | 'mobilePlayMarketUrl'
    | 'webOfficeUrl'
    | 'tileUrl'
    | 'organizationsRegionId'
    | 'organizationsDistrictId'
    | 'daysOff'
    | 'workDays'
  >;
  /** Whether an update of the chronology's data can be started. */
  chronologyUpdate: boolean;
  /** The minimum version required, if this program is older; otherwise null. */
  leastVersion: string | null;
  /** Whether any role may check the platform. */
  checkForAnyone: boolean;
  /** Name of the platform in links to initiatives. */
  platformName: string;
  version: string;
  runtime: string;
  /** File of the notices of third-party software. */
  notices: string;
  settings: Pick<SettingsStore, 'change'>;
  links: Pick<ExternalLinks, 'open'>;
  copyText: (text: string) => Promise<void>;
  setUnsaved: (unsaved: UnsavedKind | null) => void;
  showProgress: (fraction: number | null) => void;
  log: Log;
}): Pick<Handlers, `app.${string}` & keyof Handlers> {
  const { webUrl, initiativePage, passwordLogin, countAttempts } = config;
  const { mobileAppStoreUrl = null, mobilePlayMarketUrl = null, webOfficeUrl = null } = config;
  const { organizationsRegionId = null, organizationsDistrictId = null, daysOff = [], workDays = [] } = config;
  const installation = {
    platformName,
    version,
    runtime,
    webUrl,
    initiativePage,
    passwordLogin,
    countAttempts,
    mobileAppStoreUrl,
    mobilePlayMarketUrl,
    webOfficeUrl,
    mapTiles: config.tileUrl !== undefined,
    organizationsRegionId,
    organizationsDistrictId,
    daysOff,
    workDays,
    chronologyUpdate,
    leastVersion,
    checkForAnyone,
  };
  return {
    'app.info': async () => installation,
    'app.notices': async () => ({ text: await readFile(notices, 'utf8') }),
    'app.openExternal': async ({ url }) => links.open(url),
    'app.copyText': async ({ text }) => copyText(text),
    'app.noteOddFields': async (facts) => {
      const number = newErrorNumber();
      log.warn('an answer that could not be read in full', { ...facts, number });
      return { number };
    },
    'app.noteDefect': async (facts) => {
      const number = newErrorNumber();
      log.error('defect in the page', { ...facts, number });
      return { number };
    },
    'app.showProgress': async ({ fraction }) => showProgress(fraction),
    'app.setUnsaved': async ({ unsaved }) => setUnsaved(unsaved),
    'app.settings': async (change) => settings.change(change),
  };
}
