import DOMPurify from 'dompurify';
import { EDITOR_TAGS } from './html.ts';

/**
 * A text as the editor may read it: only what it can write itself, links only to the web, to mail and telephones. What
 * could run or load is gone before any of it is parsed into the page. Takes and gives HTML; runs where there is a document.
 */
export const cleanHtml = (html: string): string =>
  DOMPurify.sanitize(html, {
    ALLOWED_TAGS: [...EDITOR_TAGS],
    ALLOWED_ATTR: ['href', 'start'],
    ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:)/i,
    // The rule for addresses is asked of every attribute: the number that a list begins with is none.
    ADD_URI_SAFE_ATTR: ['start'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
