import DOMPurify from 'dompurify';
import { isTooMuch } from '../safe-html/markup-size.ts';
import { EDITOR_TAGS } from './html.ts';

/**
 * Sanitizes HTML for the editor: keeps only elements that the editor writes, and links to the web, mail and telephones.
 * Anything that could execute or load is removed before the HTML is parsed into the page. Null for what is too much to be parsed.
 * Needs a document.
 */
export function cleanHtml(html: string): string | null {
  if (isTooMuch(html)) return null;
  return DOMPurify.sanitize(html, {
    ALLOWED_TAGS: [...EDITOR_TAGS],
    ALLOWED_ATTR: ['href', 'start'],
    ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:)/i,
    // The URI rule applies to every attribute: the start number of a list is not a URI.
    ADD_URI_SAFE_ATTR: ['start'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
}
