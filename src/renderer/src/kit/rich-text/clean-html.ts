import DOMPurify from 'dompurify';
import { EDITOR_TAGS } from './html.ts';

/**
 * A text as the editor may read it: only what it can write itself, links only to the web, to mail and telephones. What
 * could run or load is gone before any of it is parsed into the page.
 */
export const cleanHtml = (html: string): string =>
  DOMPurify.sanitize(html, {
    ALLOWED_TAGS: [...EDITOR_TAGS],
    ALLOWED_ATTR: ['href', 'start'],
    ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:)/i,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
