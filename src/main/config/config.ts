import { isAbsolute } from 'node:path';
import { z } from 'zod';
import { isExternalLink, urlOf } from '../addresses/external-link.ts';
import { hostKind, isSafeOrigin } from '../addresses/hosts.ts';
import { isPagePattern, PAGE_PATTERN } from './page-pattern.ts';

// The messages are for the administrator of an office, hence Uzbek like the rest of the interface. What is said of a type
// is said of every check behind it.
const SAFE_ADDRESS = "https manzil (http faqat shu kompyuterning o'zi uchun)";

const BARE_ADDRESS = "foydalanuvchi nomi va paroli, ? va # qismlari bo'lmagan manzil";

/** Nothing but scheme, host, port and path: paths are joined to it, and whatever else it carried would be lost or sent along. */
const isBare = ({ username, password, href }: URL): boolean => !username && !password && !/[?#]/.test(href);

/** An address that may carry a token; a path without a closing slash gets one, so that it can be joined. */
const serverUrl = z.string({ error: SAFE_ADDRESS }).transform((text, context) => {
  const url = urlOf(text);
  if (url && isSafeOrigin(url) && isBare(url)) return url.href.endsWith('/') ? url.href : `${url.href}/`;
  context.addIssue({ code: 'custom', message: url && isSafeOrigin(url) ? BARE_ADDRESS : SAFE_ADDRESS });
  return z.NEVER;
});

const pageUrl = z.string({ error: SAFE_ADDRESS }).refine((text) => {
  const url = urlOf(text);
  return url !== null && isSafeOrigin(url);
});

const STORE_ADDRESS = 'https manzil';
const storeUrl = z.string({ error: STORE_ADDRESS }).refine((text) => isExternalLink(text) && text.startsWith('https:'));

const tileUrl = pageUrl.refine((text) => ['{z}', '{x}', '{y}'].every((part) => text.includes(part)), {
  error: "ichida {z}, {x} va {y} bo'lgan manzil",
});

const pagePattern = z.string({ error: PAGE_PATTERN }).refine(isPagePattern);

const flag = z.union(
  [
    z.boolean(),
    z
      .string()
      .toLowerCase()
      .pipe(z.enum(['true', 'false', '1', '0']))
      .transform((text) => text === 'true' || text === '1'),
  ],
  { error: 'true yoki false' },
);

const PORTS = "1024 dan 65535 gacha port raqamlari, vergul bilan; bo'sh bo'lsa istalgan bo'sh port";
const isPort = (port: number): boolean => Number.isInteger(port) && port >= 1024 && port <= 65_535;
const portsIn = (text: string): number[] =>
  text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(Number);
const ports = z
  .union([z.array(z.number()), z.string().transform(portsIn)], { error: PORTS })
  .refine((list) => list.every(isPort));

const FOLDER = "papkaning to'liq yo'li";
const folder = z.string({ error: FOLDER }).refine((path) => isAbsolute(path));

const CLIENT_ID = 'yagona kirish tizimida berilgan mijoz nomi (client id)';

const schema = z.strictObject({
  apiUrl: serverUrl,
  ssoAuthorizeUrl: pageUrl,
  ssoClientId: z.string({ error: CLIENT_ID }).min(1),
  /** Empty: any free port. */
  ssoRedirectPorts: ports,
  /** The public site, for links to initiatives (Z-085). */
  webUrl: pageUrl,
  /** Address of an initiative there, relative to the site or of its own, with {public_id} or {id} (Z-152). */
  initiativePage: pagePattern,
  /** Map tiles, with {z}, {x} and {y}. */
  tileUrl,
  /** Nominatim's API. */
  geocoderUrl: serverUrl,
  /** Absent: shown where the host allows it (Z-144). */
  passwordLogin: flag.optional(),
  /** Where exports go until the person chooses a folder; absent: the user's own Downloads. */
  downloadsDir: folder.optional(),
  /** Where the app for mobile monitoring is offered (S013); absent: the dialog says so. */
  mobileAppStoreUrl: storeUrl.optional(),
  mobilePlayMarketUrl: storeUrl.optional(),
});

export type ConfigKey = keyof z.input<typeof schema>;

/** The program's configuration, and what follows from it. */
export type Config = z.output<typeof schema> & {
  /** Whether the password form is shown: on local and test hosts, unless the configuration says no (A-020, Z-144). */
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
};

/** One place that configuration comes from; later ones win, key by key. */
export type ConfigSource = { name: string; values: Record<string, unknown>; describeKey?: (key: string) => string };

/** A configuration that cannot be used; the message names file or variable, key and what was expected, line by line. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Merges the sources in their order and parses the result. Each problem is told with the place the value came from.
 * Throws `ConfigError`.
 */
export function mergeConfig(sources: readonly ConfigSource[]): Config {
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
    throw new ConfigError(parsed.error.issues.flatMap((issue) => explain(issue, origin)).join('\n'));
  }
  const host = hostKind(new URL(parsed.data.apiUrl).hostname);
  return {
    ...parsed.data,
    passwordLogin: host !== 'live' && parsed.data.passwordLogin !== false,
    countAttempts: host === 'test',
  };
}

function explain(issue: z.core.$ZodIssue, origin: ReadonlyMap<string, ConfigSource>): string[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map(
      (key) => `${place(key, origin)}: bunday kalit yo'q; ma'lum kalitlar: ${Object.keys(ENVIRONMENT).join(', ')}`,
    );
  }
  const key = String(issue.path[0]);
  return [`${place(key, origin)}: ${origin.has(key) ? 'kutilgan' : "ko'rsatilmagan; kutilgan"} – ${issue.message}`];
}

function place(key: string, origin: ReadonlyMap<string, ConfigSource>): string {
  const source = origin.get(key);
  if (!source) return `"${key}" (${ENVIRONMENT[key as ConfigKey] ?? ''})`;
  return source.describeKey?.(key) ?? `${source.name}, "${key}"`;
}
