import { isBlank } from '@shared/blank.ts';
import { hasUserName } from '@shared/user-name.ts';
import { wordsOf } from '../safe-html/words.ts';
/** Elements that the editor writes, and the older elements with the same meaning. */
export const EDITOR_TAGS: readonly string[] =
  'p br hr h1 h2 h3 h4 h5 h6 blockquote ul ol li strong em u s a b i del strike'.split(' ');
/** Elements that can be dropped without loss: their content stays. */
const PLAIN_TAGS: readonly string[] = 'div span font section article tbody o:p'.split(' ');

/** A comment or a tag, each to its end or to that of the text: what begins is never looked at twice. */
const COMMENT_OR_TAG = /<!--[\s\S]*?(?:-->|$)|<\/?([a-z][\w:-]*)[^>]*(?:>|$)/gi;
/** The address in a tag. */
const HREF = /\shref=["']?([^"'\s>]+)/i;
/** Elements that are content even without text. */
const PICTURE = /<(?:img|iframe|video|audio|table)\b/i;

/** Whether an HTML text is blank: neither visible words nor pictures, only empty paragraphs. */
export const isBlankHtml = (html: string): boolean => !PICTURE.test(html) && isBlank(wordsOf(html));

/**
 * What the editor would lose, each once: names of elements, such as pictures and tables, and addresses of links that
 * name a user.
 */
export function tagsLostIn(html: string): readonly string[] {
  const tags = [...html.matchAll(COMMENT_OR_TAG)];
  const names = tags.flatMap(([, name]) => name?.toLowerCase() ?? []);
  const lost = names.filter((name) => !EDITOR_TAGS.includes(name) && !PLAIN_TAGS.includes(name));
  const addresses = tags.flatMap(([tag]) => HREF.exec(tag)?.[1] ?? []);
  return [...new Set([...lost, ...addresses.filter(hasUserName)])];
}

/** Whether an address is allowed in a link: of the web without a user's name, of mail, of a telephone. */
export const isLinkAddress = (address: string): boolean =>
  /^(?:https?:\/\/|mailto:|tel:)\S+$/i.test(address.trim()) && !hasUserName(address);

/**
 * Completes a typed address: a bare "site.uz" becomes a web address, a bare "a@site.uz" a mail address; null if it is
 * neither.
 */
export function linkAddress(typed: string): string | null {
  const text = typed.trim();
  if (isLinkAddress(text)) return text;
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(text)) return `mailto:${text}`;
  return /^[^\s@:/]+\.[^\s@:/.]{2,}(?:[/?#]\S*)?$/.test(text) ? `https://${text}` : null;
}
