import { hasUserName } from '@shared/user-name.ts';
import { isTooMuch } from '../../safe-html/markup-size.ts';
import { linesOf } from '../../safe-html/words.ts';
import { BETWEEN_CELLS, rowsOfTables } from './table-rows.ts';
import { listsOfWord } from './word-lists.ts';

/**
 * Characters without a glyph (`Cf`): soft hyphens, zero-width spaces, marks of direction. Kept: the joiner between two
 * emoji, and the tags of a flag.
 */
const INVISIBLE =
  /(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)\u200D(?=\p{Extended_Pictographic})|(?<=\u{1F3F4}[\u{E0020}-\u{E007F}]*)[\u{E0020}-\u{E007F}]|(\p{Cf})/gu;

/** A text without invisible characters, which Word and PDF put inside words. */
const withoutInvisible = (text: string): string =>
  text.replace(INVISIBLE, (character, invisible) => (invisible === undefined ? character : ''));

/**
 * What is not kept: pictures are left out, tables are written as paragraphs, links that name a user lose the link; of
 * what is too much to be parsed, all markup is lost.
 */
export type NotKept = 'picture' | 'table' | 'link' | 'markup';

const NOT_KEPT = ['picture', 'table', 'link'] as const satisfies readonly NotKept[];

/** Never shown, or only to programs that read Office's own markup. */
const UNSEEN = 'head, style, script, template, noscript, title, meta, link, xml';
const PICTURES = 'img, picture, svg, canvas, video, audio, object, embed, iframe';

/**
 * HTML of the clipboard, from Word, Excel, LibreOffice or a browser, as the editor can keep it: lists are lists, rows of
 * tables are paragraphs, invisible characters are gone; and what could not be kept. What the editor itself has copied is
 * returned as it is. Needs a document; nothing in the HTML runs or loads.
 */
export function pastedHtml(html: string): { html: string; notKept: readonly NotKept[] } {
  if (isTooMuch(html)) return { html: paragraphsOf(withoutInvisible(linesOf(html))), notKept: ['markup'] };
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  if (body.querySelector('[data-pm-slice]')) return { html, notKept: [] };
  for (const unseen of body.querySelectorAll(UNSEEN)) unseen.remove();
  const pictures = body.querySelectorAll(PICTURES);
  for (const picture of pictures) picture.remove();
  listsOfWord(body);
  const hadTable = rowsOfTables(body);
  const texts = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    text.textContent = withoutInvisible(text.textContent ?? '');
  const links = [...body.querySelectorAll('a')].filter(({ href }) => hasUserName(href));
  for (const link of links) link.replaceWith(...link.childNodes);
  const kinds = { picture: pictures.length > 0, table: hadTable, link: links.length > 0 };
  const notKept = NOT_KEPT.filter((kind) => kinds[kind]);
  return { html: body.innerHTML, notKept };
}

/** Lines of text as paragraphs of HTML. */
const paragraphsOf = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .split('\n')
    .map((line) => `<p>${line}</p>`)
    .join('');

/** Plain text of the clipboard: a tab between cells is the mark of `rowsOfTables`, one behind the marker of a list a space. */
export const pastedText = (text: string): string =>
  withoutInvisible(text)
    .replaceAll(/^[ \t]*([\p{P}\p{S}o]|\d+[.)])\t+/gmu, '$1 ')
    .replaceAll(/^\t+|(?<!\t)\t+$/gm, '')
    .replaceAll(/(?:(?<![ \u00A0])[ \u00A0]+)?\t[ \u00A0]*/g, BETWEEN_CELLS);
