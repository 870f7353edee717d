import { isSafeOrigin } from '../addresses/hosts.ts';

/** Placeholders of a pattern (Z-152). */
const PARTS = ['public_id', 'id', 'board_id', 'board_type'] as const;

/** The expected form of a pattern, in words for the administrator. */
export const PAGE_PATTERN =
  "ichida {public_id} yoki {id} bo'lgan, saytga nisbatan yoki https manzil; boshqa qismlar: {board_id}, {board_type}";

/** Stands for the site when a relative pattern is resolved. */
const SITE = 'https://site.invalid';

const filledBy = (pattern: string, text: string) =>
  PARTS.reduce((filled, part) => filled.replaceAll(`{${part}}`, text), pattern);

/** Whether a pattern always leads to one host, the site's or another safe one, whatever values are filled in. */
export function isPagePattern(pattern: string): boolean {
  if (!/\{(?:public_)?id\}/.test(pattern)) return false;
  const address = filledBy(pattern, 'a');
  if (/[{}]/.test(address) || !URL.canParse(address, SITE)) return false;
  const url = new URL(address, SITE);
  if (url.username !== '' || url.password !== '') return false;
  // Filled-in values must not choose the host.
  if (!URL.canParse(filledBy(pattern, 'b'), SITE)) return false;
  if (new URL(filledBy(pattern, 'b'), SITE).origin !== url.origin) return false;
  return URL.canParse(address) ? isSafeOrigin(url) : url.origin === SITE;
}
