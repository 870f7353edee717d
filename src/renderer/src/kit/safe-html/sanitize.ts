import { hasUserName } from '@shared/user-name.ts';
import DOMPurify from 'dompurify';
import { isTooMuch } from './markup-size.ts';

/** Elements of a letter. No pictures, frames, forms, styles or media: nothing that loads, acts or covers the page. */
const TAGS = (
  'p div span br hr blockquote pre code strong b em i u s sub sup small mark ul ol li dl dt dd a ' +
  'h1 h2 h3 h4 h5 h6 table caption thead tbody tfoot tr th td'
).split(' ');
const PLAIN_ATTRIBUTES = ['title', 'colspan', 'rowspan', 'start', 'dir'];
/** Addresses that the main process passes to the system (`external-links.ts`). */
const LINKS = /^(?:https:|mailto:)/i;

/** Text of the link to a picture: its description, else its file name. */
function pictureName(picture: Element, address: string): string {
  const file = new URL(address).pathname.split('/').at(-1);
  return picture.getAttribute('alt')?.trim() || file || address;
}

/** Replaces a remote picture by a link: loading the picture would tell its owner who reads. */
function linkPicture(node: Node): void {
  // `instanceof`, not a property: the names of a form's fields can shadow its properties (DOM clobbering).
  if (!(node instanceof HTMLImageElement)) return;
  const address = node.getAttribute('src')?.trim() ?? '';
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return;
  const link = node.ownerDocument.createElement('a');
  link.setAttribute('href', address);
  link.textContent = pictureName(node, address);
  // After the picture, so that the sanitizer visits the link too.
  node.after(link);
}

/**
 * Rewrites `http:` to `https:`, as only `https:` is opened, and shows the link's real address as its title. A link that
 * names a user is none: only its text stays.
 */
function showAddress(node: Node): void {
  if (!(node instanceof HTMLAnchorElement)) return;
  node.removeAttribute('title');
  const address = node.getAttribute('href')?.trim();
  if (address === undefined) return;
  if (hasUserName(address)) {
    node.removeAttribute('href');
    return;
  }
  const secure = address.replace(/^http:/i, 'https:');
  node.setAttribute('href', secure);
  if (LINKS.test(secure)) node.setAttribute('title', secure);
}

/** A separate DOMPurify instance, created on first use: its hooks must not affect other uses. */
let sanitizer: typeof DOMPurify | undefined;
function ours(): typeof DOMPurify {
  if (sanitizer) return sanitizer;
  sanitizer = DOMPurify(window);
  sanitizer.addHook('beforeSanitizeElements', linkPicture);
  sanitizer.addHook('beforeSanitizeAttributes', showAddress);
  return sanitizer;
}

/**
 * Sanitizes untrusted HTML (F-017) into DOM nodes: words, lists, tables, and links to `https:` and `mailto:`. Returns
 * nodes, not text, so that nothing is parsed a second time; null for what is too much to be parsed.
 */
export function sanitizeHtml(html: string): DocumentFragment | null {
  if (isTooMuch(html)) return null;
  return ours().sanitize(html, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ['href', ...PLAIN_ATTRIBUTES],
    ALLOWED_URI_REGEXP: LINKS,
    ADD_URI_SAFE_ATTR: PLAIN_ATTRIBUTES,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
}
