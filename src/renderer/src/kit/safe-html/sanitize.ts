import DOMPurify from 'dompurify';

/** What a letter is made of. No pictures, frames, forms, styles or media: nothing that loads, acts or covers. */
const TAGS = (
  'p div span br hr blockquote pre code strong b em i u s sub sup small mark ul ol li dl dt dd a ' +
  'h1 h2 h3 h4 h5 h6 table caption thead tbody tfoot tr th td'
).split(' ');
const PLAIN_ATTRIBUTES = ['title', 'colspan', 'rowspan', 'start', 'dir'];
/** Addresses that main hands to the system (`external-links.ts`). */
const LINKS = /^(?:https:|mailto:)/i;

/** What a picture's link says: its description, else the name of its file. */
function pictureName(picture: Element, address: string): string {
  const file = new URL(address).pathname.split('/').at(-1);
  return picture.getAttribute('alt')?.trim() || file || address;
}

/** A picture of the web is not loaded, which would tell its owner who reads; a link to it takes its place. */
function linkPicture(node: Node): void {
  // Asked by class: a form's own properties can be hidden by the names of its fields.
  if (!(node instanceof HTMLImageElement)) return;
  const address = node.getAttribute('src')?.trim() ?? '';
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return;
  const link = node.ownerDocument.createElement('a');
  link.setAttribute('href', address);
  link.textContent = pictureName(node, address);
  // Behind the picture, so that the link goes through the sanitiser as all the rest does.
  node.after(link);
}

/** `http:` as `https:`, the only one that is opened; the person sees where a link really leads. */
function showAddress(node: Node): void {
  if (!(node instanceof HTMLAnchorElement)) return;
  node.removeAttribute('title');
  const address = node.getAttribute('href')?.trim();
  if (address === undefined) return;
  const secure = address.replace(/^http:/i, 'https:');
  node.setAttribute('href', secure);
  if (LINKS.test(secure)) node.setAttribute('title', secure);
}

/** An instance of our own, made at first use: hooks of one purpose do not reach another. */
let sanitizer: typeof DOMPurify | undefined;
function ours(): typeof DOMPurify {
  if (sanitizer) return sanitizer;
  sanitizer = DOMPurify(window);
  sanitizer.addHook('beforeSanitizeElements', linkPicture);
  sanitizer.addHook('beforeSanitizeAttributes', showAddress);
  return sanitizer;
}

/**
 * HTML that strangers wrote (F-017) as nodes that may stand in the page: words, lists, tables and links to `https:` and
 * `mailto:` are left of it. Not as text, so that nothing is parsed a second time.
 */
export function sanitizeHtml(html: string): DocumentFragment {
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
