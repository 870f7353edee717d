import { isBlank } from '@shared/blank.ts';
import { wordsOf } from '../safe-html/words.ts';
/** Elements that the editor writes, and the older elements with the same meaning. */
export const EDITOR_TAGS: readonly string[] =
  'p br hr h1 h2 h3 h4 h5 h6 blockquote ul ol li strong em u s a b i del strike'.split(' ');
/** Elements that can be dropped without loss: their content stays. */
const PLAIN_TAGS: readonly string[] = 'div span font section article tbody o:p'.split(' ');

/** A comment or a tag, each to its end or to that of the text: what begins is never looked at twice. */
const COMMENT_OR_TAG = /<!--[\s\S]*?(?:-->|$)|<\/?([a-z][\w:-]*)[^>]*(?:>|$)/gi;
/** Elements that are content even without text. */
const PICTURE = /<(?:img|iframe|video|audio|table)\b/i;

/** Whether an HTML text is blank: neither visible words nor pictures, only empty paragraphs. */
export const isBlankHtml = (html: string): boolean => !PICTURE.test(html) && isBlank(wordsOf(html));

/** Names of the elements that the editor would lose, each once: pictures, tables and the like. */
export function tagsLostIn(html: string): readonly string[] {
  const tags = [...html.matchAll(COMMENT_OR_TAG)].flatMap(([, name]) => name?.toLowerCase() ?? []);
  return [...new Set(tags)].filter((tag) => !EDITOR_TAGS.includes(tag) && !PLAIN_TAGS.includes(tag));
}

/** Whether an address is allowed in a link. */
export const isLinkAddress = (address: string): boolean => /^(?:https?:\/\/|mailto:|tel:)\S+$/i.test(address.trim());

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
