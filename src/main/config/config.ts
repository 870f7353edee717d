import { z } from 'zod';
import { hostKind } from '../addresses/hosts.ts';
import {
  clientId,
  credentials,
  dates,
  days,
  file,
  flag,
  folder,
  jsonKey,
  minutes,
  oneOf,
  pagePattern,
  pageUrl,
  platformPath,
  ports,
  proxyLogin,
  publicUrl,
  recordId,
  rows,
  serverUrl,
  tileUrl,
  updateUrl,
  version,
} from './values.ts';

const schema = z.strictObject({
  apiUrl: serverUrl,
  ssoAuthorizeUrl: pageUrl,
  ssoClientId: clientId,
  /** Empty: any free port. */
  ssoRedirectPorts: ports,
  /** The public site, for links to initiatives (Z-085). */
  webUrl: pageUrl,
  /** Address of an initiative, relative to the public site or absolute, with {public_id} or {id} (Z-152). */
  initiativePage: pagePattern,
  /**
   * The office's own map tiles, with {z}, {x} and {y}, and Nominatim's API. Absent: maps without a picture, places
   * without an address. There is no default: places of initiatives are sent to nobody whom the office has not named.
   */
  tileUrl: tileUrl.optional(),
  geocoderUrl: serverUrl.optional(),
  /** Absent: the form is shown if the host allows it (Z-144). */
  passwordLogin: flag.optional(),
  /** Folder for exports until the person chooses one; absent: the user's own Downloads. */
  downloadsDir: folder.optional(),
  /** Store pages of the app for mobile monitoring (S013); absent: the dialog says so. */
  mobileAppStoreUrl: publicUrl.optional(),
  mobilePlayMarketUrl: publicUrl.optional(),
  /** The platform's own back-office in the browser, for functions missing here (Z-056); absent: the page says so. */
  webOfficeUrl: publicUrl.optional(),
  /** A secret: the basic authorization of the chronology's update (N-030, Z-079); absent: no button for the update. */
  schedulerCredentials: credentials.optional(),
  /** Region and district that the list of organizations shows at first (Z-078); absent: the platform's first ones. */
  organizationsRegionId: recordId.optional(),
  organizationsDistrictId: recordId.optional(),
  /** Reference lists of the form of an investment object (Z-077); absent: the sample that ships with the program. */
  investListsFile: file.optional(),
  /** Key of the public id in the creation of an investment object, whose name the documents mask (Z-075). */
  investPublicIdKey: jsonKey,
  /** The feed of newer versions; absent or empty: no update checks. */
  updateUrl: updateUrl.optional(),
  /** Whether versions such as `1.2.0-beta.1` are offered; absent: they are not. */
  updatePrereleases: flag.optional(),
  /** The provider's end-session endpoint, opened at a sign-out; absent: its session continues. */
  ssoEndSessionUrl: pageUrl.optional(),
  /** Address to which the provider then redirects the browser; absent: its own page. */
  ssoPostLogoutUrl: pageUrl.optional(),
  /** The minimum version that may send anything to the platform; absent: any version. */
  leastVersion: version.optional(),
  /** How long the journal is kept on the workstation; 0: until the program is closed; absent: 180 days. */
  journalDays: days.optional(),
  /** A secret: the office's login for its proxy, as an address; absent: each person is asked for their own. */
  proxyLogin: proxyLogin.optional(),
  /** After how many minutes without a key or a pointer the program locks itself; absent or 0: never. */
  lockAfterMinutes: minutes.optional(),
  /** Further days off, and days that are worked though they would be off; absent: none but those of rule and decree. */
  daysOff: dates.optional(),
  workDays: dates.optional(),
  /** Name under which answers hold their rows or record; absent: one that is usual (Z-154). */
  answerKey: jsonKey.optional(),
  /** Name of the total beside the rows; absent: one that is usual (Z-130). */
  totalKey: jsonKey.optional(),
  /** Most rows of one answer (Z-119, Z-135); absent: as many as are asked for. */
  mostRows: rows.optional(),
  /** How all site items are asked for (Z-123); absent: without `active`. */
  siteItemsAll: oneOf('empty', 'null').optional(),
  /** Path of single quarterly reports (Z-069); absent: `api/v1/quarterly-reports`. */
  quarterlyReportsPath: platformPath.optional(),
  /** How an acceptance names its ids (Z-038); absent: `category_id` and the like. */
  acceptKeys: oneOf('plain').optional(),
  /** What becomes of a field without a value in a POST (Z-050, Z-145, Z-170, Z-175); absent: it is null. */
  emptyFields: oneOf('left-out').optional(),
  /** How the result of the captcha is sent (Z-036); absent: as text. */
  captchaResult: oneOf('number').optional(),
});

/** Name of a configuration value. */
export type ConfigKey = keyof z.input<typeof schema>;

/** The program's configuration with the values derived from it. */
export type Config = z.output<typeof schema> & {
  /**
   * Whether the password form is shown: on local and test hosts, unless the configuration forbids it (A-020, Z-144).
   */
  passwordLogin: boolean;
  /** Whether the attempt counter of A-024 applies: test hosts only (Z-035). */
  countAttempts: boolean;
};

/** Environment variable of each key. */
export const ENVIRONMENT: Record<ConfigKey, string> = {
  apiUrl: 'BACKOFFICE_API_URL',
  ssoAuthorizeUrl: 'BACKOFFICE_SSO_AUTHORIZE_URL',
  ssoClientId: 'BACKOFFICE_SSO_CLIENT_ID',
  ssoRedirectPorts: 'BACKOFFICE_SSO_REDIRECT_PORTS',
  webUrl: 'BACKOFFICE_WEB_URL',
  initiativePage: 'BACKOFFICE_INITIATIVE_PAGE',
  tileUrl: 'BACKOFFICE_TILE_URL',
  geocoderUrl: 'BACKOFFICE_GEOCODER_URL',
  passwordLogin: 'BACKOFFICE_PASSWORD_LOGIN',
  downloadsDir: 'BACKOFFICE_DOWNLOADS_DIR',
  mobileAppStoreUrl: 'BACKOFFICE_MOBILE_APP_STORE_URL',
  mobilePlayMarketUrl: 'BACKOFFICE_MOBILE_PLAY_MARKET_URL',
  webOfficeUrl: 'BACKOFFICE_WEB_OFFICE_URL',
  schedulerCredentials: 'BACKOFFICE_SCHEDULER_CREDENTIALS',
  organizationsRegionId: 'BACKOFFICE_ORGANIZATIONS_REGION_ID',
  organizationsDistrictId: 'BACKOFFICE_ORGANIZATIONS_DISTRICT_ID',
  investListsFile: 'BACKOFFICE_INVEST_LISTS_FILE',
  investPublicIdKey: 'BACKOFFICE_INVEST_PUBLIC_ID_KEY',
  updateUrl: 'BACKOFFICE_UPDATE_URL',
  updatePrereleases: 'BACKOFFICE_UPDATE_PRERELEASES',
  ssoEndSessionUrl: 'BACKOFFICE_SSO_END_SESSION_URL',
  ssoPostLogoutUrl: 'BACKOFFICE_SSO_POST_LOGOUT_URL',
  leastVersion: 'BACKOFFICE_LEAST_VERSION',
  journalDays: 'BACKOFFICE_JOURNAL_DAYS',
  proxyLogin: 'BACKOFFICE_PROXY_LOGIN',
  lockAfterMinutes: 'BACKOFFICE_LOCK_AFTER_MINUTES',
  daysOff: 'BACKOFFICE_DAYS_OFF',
  workDays: 'BACKOFFICE_WORK_DAYS',
  answerKey: 'BACKOFFICE_ANSWER_KEY',
  totalKey: 'BACKOFFICE_TOTAL_KEY',
  mostRows: 'BACKOFFICE_MOST_ROWS',
  siteItemsAll: 'BACKOFFICE_SITE_ITEMS_ALL',
  quarterlyReportsPath: 'BACKOFFICE_QUARTERLY_REPORTS_PATH',
  acceptKeys: 'BACKOFFICE_ACCEPT_KEYS',
  emptyFields: 'BACKOFFICE_EMPTY_FIELDS',
  captchaResult: 'BACKOFFICE_CAPTCHA_RESULT',
};

/** Every key of the configuration. */
export const ALL_KEYS = Object.keys(ENVIRONMENT) as ConfigKey[];

/**
 * Keys that an installed program also reads from environment variables. Any user, and malware running as that user, can
 * set a variable: every other key, such as a server that learns places or the next program, is the administrator's.
 */
export const PERSONS_KEYS: readonly ConfigKey[] = ['downloadsDir'];

/** One source of configuration; later sources override earlier ones, key by key. */
export type ConfigSource = { name: string; values: Record<string, unknown>; describeKey?: (key: string) => string };

/** A configuration that cannot be used; each line of the message names file or variable, key and expected value. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Merges the sources in their order and parses the result. Each problem names the source of its value; that of a missing
 * value names its variable, too, if it is one of `variables`. Throws `ConfigError`.
 */
export function mergeConfig(
  sources: readonly ConfigSource[],
  { variables = ALL_KEYS }: { variables?: readonly ConfigKey[] } = {},
): Config {
  const merged: Record<string, unknown> = {};
  const origin = new Map<string, ConfigSource>();
  for (const source of sources) {
    for (const [key, value] of Object.entries(source.values)) {
      if (value === undefined) continue;
      merged[key] = value;
      origin.set(key, source);
    }
  }
  const parsed = schema.safeParse(merged);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.flatMap((issue) => explain(issue, origin, variables)).join('\n'));
  }
  const host = hostKind(new URL(parsed.data.apiUrl).hostname);
  return {
    ...parsed.data,
    passwordLogin: host !== 'live' && parsed.data.passwordLogin !== false,
    countAttempts: host === 'test',
  };
}

type Origin = ReadonlyMap<string, ConfigSource>;

function explain(issue: z.core.$ZodIssue, origin: Origin, variables: readonly ConfigKey[]): string[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map(
      (key) => `${place(key, origin, variables)}: bunday kalit yo'q; ma'lum kalitlar: ${ALL_KEYS.join(', ')}`,
    );
  }
  const key = String(issue.path[0]);
  return [
    `${place(key, origin, variables)}: ${origin.has(key) ? 'kutilgan' : "ko'rsatilmagan; kutilgan"} – ${issue.message}`,
  ];
}

function place(key: string, origin: Origin, variables: readonly ConfigKey[]): string {
  const source = origin.get(key);
  const variable = variables.find((known) => known === key);
  if (!source) return `"${key}"${variable ? ` (${ENVIRONMENT[variable]})` : ''}`;
  return source.describeKey?.(key) ?? `${source.name}, "${key}"`;
}
