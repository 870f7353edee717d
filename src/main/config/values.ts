import { isAbsolute } from 'node:path';
import { z } from 'zod';
import { isApiPath } from '../../shared/api-path.ts';
import { hasUserName } from '../../shared/user-name.ts';
import { isExternalLink, urlOf } from '../addresses/external-link.ts';
import { isSafeOrigin } from '../addresses/hosts.ts';
import { isPagePattern, PAGE_PATTERN } from './page-pattern.ts';
import { proxyLoginOf } from './proxy-login.ts';

// The messages are for the administrator of an office, hence Uzbek like the rest of the interface. The `error` of a
// type also covers the checks that follow.
const SAFE_ADDRESS = "https manzil (http faqat shu kompyuterning o'zi uchun)";

const BARE_ADDRESS = "foydalanuvchi nomi va paroli, ? va # qismlari bo'lmagan manzil";

const BARE_PAGE = "foydalanuvchi nomi va paroli bo'lmagan manzil";

/** Only scheme, host, port and path: paths are appended, so any other part would be lost or sent along. */
const isBare = ({ username, password, href }: URL): boolean => !username && !password && !/[?#]/.test(href);

/** An address that may carry a token; a path without a closing slash gets one, so that paths can be appended. */
export const serverUrl = z.string({ error: SAFE_ADDRESS }).transform((text, context) => {
  const url = urlOf(text);
  if (url && isSafeOrigin(url) && isBare(url)) return url.href.endsWith('/') ? url.href : `${url.href}/`;
  context.addIssue({ code: 'custom', message: url && isSafeOrigin(url) ? BARE_ADDRESS : SAFE_ADDRESS });
  return z.NEVER;
});

/** An address as `serverUrl`, or an empty text. */
export const updateUrl = z.union([z.literal(''), serverUrl], { error: `${SAFE_ADDRESS} yoki bo'sh` });

const safeUrl = z.string({ error: SAFE_ADDRESS }).refine((text) => {
  const url = urlOf(text);
  return url !== null && isSafeOrigin(url);
});

/** An address of a page for people: the browser opens it. */
export const pageUrl = safeUrl.refine((text) => !hasUserName(text), { error: BARE_PAGE });

const PUBLIC_ADDRESS = 'https manzil (ichki tarmoqniki emas)';
/** A public address that is opened in the system's browser. */
export const publicUrl = z
  .string({ error: PUBLIC_ADDRESS })
  .refine((text) => isExternalLink(text) && text.startsWith('https:'));

/** An address of map tiles, with {z}, {x} and {y}. */
export const tileUrl = safeUrl.refine((text) => ['{z}', '{x}', '{y}'].every((part) => text.includes(part)), {
  error: "ichida {z}, {x} va {y} bo'lgan manzil",
});

/** An address of an initiative on the public site (Z-152). */
export const pagePattern = z.string({ error: PAGE_PATTERN }).refine(isPagePattern);

/** A flag, or its text in an environment variable. */
export const flag = z.union(
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
/** Loopback ports, or a text that lists them, separated by commas or blanks. */
export const ports = z
  .union([z.array(z.number()), z.string().transform(portsIn)], { error: PORTS })
  .refine((list) => list.every(isPort));

const FOLDER = "papkaning to'liq yo'li";
/** An absolute path. */
export const folder = z.string({ error: FOLDER }).refine((path) => isAbsolute(path));

const FILE = "faylning to'liq yo'li";
/** An absolute path of a file. */
export const file = z.string({ error: FILE }).refine((path) => isAbsolute(path));

const JSON_KEY = 'lotin harflari, raqamlar va _ belgisidan iborat nom';
/** A name of a field in a request. */
export const jsonKey = z.string({ error: JSON_KEY }).regex(/^[A-Za-z]\w{0,99}$/, { error: JSON_KEY });

const CLIENT_ID = 'yagona kirish tizimida berilgan mijoz nomi (client id)';
/** Client id of the program at the single sign-on. */
export const clientId = z.string({ error: CLIENT_ID }).min(1);

const CREDENTIALS = 'nom:parol';
/** Name and password of a basic authorization (RFC 7617): no colon in the name, no control characters. */
export const credentials = z
  .string({ error: CREDENTIALS })
  .refine((text) => /^[^:\p{Cc}]+:[^\p{Cc}]+$/u.test(text), { error: CREDENTIALS });

/** The office's login for a proxy, as an address. */
export const proxyLogin = z
  .string({ error: 'http://nom:parol@proksi:port' })
  .refine((text) => proxyLoginOf(text) !== null, { error: 'http://nom:parol@proksi:port' });

/** A whole number from 0 to `most`, or its text in an environment variable. */
function upTo(most: number) {
  const error = `0 dan ${most} gacha butun son`;
  const text = z
    .string()
    .regex(/^\d{1,4}$/)
    .transform(Number);
  return z
    .union([z.number(), text], { error })
    .refine((count) => Number.isInteger(count) && count >= 0 && count <= most, { error });
}
/** A number of days. */
export const days = upTo(3650);
/** A number of minutes, at most a day. */
export const minutes = upTo(1440);

const DATES = "2027-03-09 ko'rinishidagi sanalar, vergul bilan";
const isDate = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(text).toJSON()?.slice(0, 10) === text;
/** ISO dates, or a text that lists them, separated by commas or blanks. */
export const dates = z
  .union([z.array(z.string()), z.string().transform((text) => text.split(/[\s,]+/).filter(Boolean))], { error: DATES })
  .refine((list) => list.every(isDate));

const VERSION = 'versiya, masalan 1.2.0';
/** A release: `1.2.0`. */
export const version = z.string({ error: VERSION }).regex(/^\d{1,5}\.\d{1,5}\.\d{1,5}$/, { error: VERSION });

const RECORD_ID = '1 dan boshlanadigan butun son';
/** The id of a record at the platform, or its text in an environment variable. */
export const recordId = z
  .union(
    [
      z.number(),
      z
        .string()
        .regex(/^\d{1,15}$/)
        .transform(Number),
    ],
    { error: RECORD_ID },
  )
  .refine((id) => Number.isSafeInteger(id) && id > 0, { error: RECORD_ID });

const API_PATH = "api/ bilan boshlanadigan yo'l, boshida va oxirida / belgisisiz";
/** A path of the platform. */
export const platformPath = z.string({ error: API_PATH }).refine(isApiPath, { error: API_PATH });

const ROWS = '1 dan 10000 gacha butun son';
/** A number of rows, or its text in an environment variable. */
export const rows = z
  .union(
    [
      z.number(),
      z
        .string()
        .regex(/^\d{1,5}$/)
        .transform(Number),
    ],
    { error: ROWS },
  )
  .refine((count) => Number.isInteger(count) && count >= 1 && count <= 10_000, { error: ROWS });

/** One of a few words. */
export const oneOf = <const W extends string>(...words: readonly [W, ...W[]]) =>
  z.enum(words, { error: words.join(' yoki ') });
