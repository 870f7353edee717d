import type { Config } from '../config/config.ts';

/**
 * How much of a configuration value support may see. `whole`: all of it; `address`: all but user name, password, query
 * and fragment, which may hold a key; `presence`, for a path or a secret: only whether it is set.
 */
type Openness = 'whole' | 'address' | 'presence';

/** A new key of the configuration does not compile without its openness. */
const OPENNESS: Record<keyof Config, Openness> = {
  apiUrl: 'address',
  ssoAuthorizeUrl: 'address',
  ssoClientId: 'whole',
  ssoRedirectPorts: 'whole',
  webUrl: 'address',
  initiativePage: 'address',
  tileUrl: 'address',
  geocoderUrl: 'address',
  passwordLogin: 'whole',
  countAttempts: 'whole',
  downloadsDir: 'presence',
  mobileAppStoreUrl: 'address',
  mobilePlayMarketUrl: 'address',
  webOfficeUrl: 'address',
  schedulerCredentials: 'presence',
  organizationsRegionId: 'whole',
  organizationsDistrictId: 'whole',
  investListsFile: 'presence',
  investPublicIdKey: 'whole',
  updateUrl: 'address',
  updatePrereleases: 'whole',
  ssoEndSessionUrl: 'address',
  ssoPostLogoutUrl: 'address',
  leastVersion: 'whole',
  journalDays: 'whole',
  proxyLogin: 'presence',
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
  // Done on the text, because a pattern is not a URL: {z} would be escaped.
  return String(value)
    .replace(/[?#].*$/s, '')
    .replace(/^([a-z][\w+.-]*:\/\/)[^/]*@/i, '$1');
}
