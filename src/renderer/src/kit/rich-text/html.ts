/** Elements that the editor writes; the ones of older texts that mean the same come with them. */
export const EDITOR_TAGS: readonly string[] =
  'p br hr h1 h2 h3 h4 h5 h6 blockquote ul ol li pre code strong em u s a b i del strike'.split(' ');
/** Elements that go without anything being lost: what is in them stays. */
const PLAIN_TAGS: readonly string[] = 'div span font section article tbody o:p'.split(' ');

const COMMENT = /<!--[\s\S]*?-->/g;
const TAG = /<\/?([a-z][\w:-]*)[^>]*>/gi;
/** What counts as content without a letter of text. */
const PICTURE = /<(?:img|iframe|video|audio|table)\b/i;

/** Whether an HTML text says nothing: neither words nor pictures, only empty paragraphs. */
export const isBlankHtml = (html: string): boolean =>
  !PICTURE.test(html) &&
  html
    .replace(COMMENT, '')
    .replace(TAG, '')
    .replace(/&(?:nbsp|#160|#xa0);/gi, ' ')
    .trim() === '';

/** The elements of a text, each once, that the editor cannot keep: pictures, tables and the like. */
export function tagsLostIn(html: string): readonly string[] {
  const tags = [...html.replace(COMMENT, '').matchAll(TAG)].map(([, name = '']) => name.toLowerCase());
  return [...new Set(tags)].filter((tag) => !EDITOR_TAGS.includes(tag) && !PLAIN_TAGS.includes(tag));
}

/** Addresses that a link may lead to. */
export const isLinkAddress = (address: string): boolean => /^(?:https?:\/\/|mailto:|tel:)\S+$/i.test(address.trim());

/** The address that is meant: a bare "site.uz" is one of the web, a bare "a@site.uz" one of mail; null for none. */
export function linkAddress(typed: string): string | null {
  const text = typed.trim();
  if (isLinkAddress(text)) return text;
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(text)) return `mailto:${text}`;
  return /^[^\s@:/]+\.[^\s@:/.]{2,}(?:[/?#]\S*)?$/.test(text) ? `https://${text}` : null;
}
