import type { Config } from '../config/config.ts';

/**
 * How much of a configuration value support may see. `whole`: all of it; `origin`: scheme, host and port, and whether
 * more follows, which may hold a key; `pattern`: as `origin`, but whole if it is relative; `presence`, for a path or a
 * secret: only whether it is set.
 */
type Openness = 'whole' | 'origin' | 'pattern' | 'presence';

/** A new key of the configuration does not compile without its openness. */
const OPENNESS: Record<keyof Config, Openness> = {
  apiUrl: 'origin',
  ssoAuthorizeUrl: 'origin',
  ssoClientId: 'whole',
  ssoRedirectPorts: 'whole',
  webUrl: 'origin',
  initiativePage: 'pattern',
  tileUrl: 'origin',
  geocoderUrl: 'origin',
  passwordLogin: 'whole',
  countAttempts: 'whole',
  downloadsDir: 'presence',
  mobileAppStoreUrl: 'origin',
  mobilePlayMarketUrl: 'origin',
  webOfficeUrl: 'origin',
  schedulerCredentials: 'presence',
  organizationsRegionId: 'whole',
  organizationsDistrictId: 'whole',
  investListsFile: 'presence',
  investPublicIdKey: 'whole',
  updateUrl: 'origin',
  updatePrereleases: 'whole',
  ssoEndSessionUrl: 'origin',
  ssoPostLogoutUrl: 'origin',
  leastVersion: 'whole',
  journalDays: 'whole',
  proxyLogin: 'presence',
  lockAfterMinutes: 'whole',
  daysOff: 'whole',
  workDays: 'whole',
  answerKey: 'whole',
  totalKey: 'whole',
  mostRows: 'whole',
  siteItemsAll: 'whole',
  quarterlyReportsPath: 'whole',
  acceptKeys: 'whole',
  emptyFields: 'whole',
  captchaResult: 'whole',
};

/** The configuration as support may see it. */
export const configFacts = (config: Config): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(OPENNESS).map(([key, openness]) => [key, shown(config[key as keyof Config], openness)]),
  );

function shown(value: unknown, openness: Openness): unknown {
  if (value === undefined) return 'not set';
  if (openness === 'presence') return 'set';
  if (openness === 'whole') return value;
  const text = String(value);
  if (!URL.canParse(text)) return openness === 'pattern' ? text.replace(/[?#].*$/s, '') : '';
  const { origin, pathname, search, hash } = new URL(text);
  return `${origin}/${pathname + search + hash === '/' ? '' : '…'}`;
}
