import { hasUserName } from '@shared/user-name.ts';
import { isTooMuch } from '../../safe-html/markup-size.ts';
import { linesOf } from '../../safe-html/words.ts';
import { BETWEEN_CELLS, rowsOfTables } from './table-rows.ts';

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

/** Word writes the marker of an item for programs without lists, and says so in the style. */
const MARKER = '[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]';
const LEVEL = /mso-list:\s*l\d+\s+level(\d+)/i;
const SYMBOL_FONT = /font-family:\s*["']?(?:Symbol|Wingdings|Webdings|Courier New)/i;

type Item = { paragraph: Element; level: number; ordered: boolean; start: number };

/**
 * Makes lists of the paragraphs that Word marks as items, nested by their levels. A marker that is neither a symbol nor
 * a plain number, such as `a)` or `1.2.`, is what other texts refer to: it stays, as text, and so does its paragraph.
 */
function listsOfWord(root: ParentNode): void {
  let open: { list: Element; level: number; ordered: boolean }[] = [];
  let last: Element | null = null;
  for (const paragraph of root.querySelectorAll('p')) {
    const item = itemOf(paragraph);
    if (!item) continue;
    // Only paragraphs that follow each other are one list; the previous one has moved into its list.
    if (last === null || paragraph.previousElementSibling !== last) open = [];
    open = open.filter(({ level }) => level <= item.level);
    const same = open.at(-1);
    if (same?.level === item.level && same.ordered !== item.ordered) open.pop();
    if (open.at(-1)?.level !== item.level) open.push({ ...item, list: addList(item, open.at(-1)?.list) });
    const { list } = open.at(-1) as (typeof open)[number];
    const entry = list.ownerDocument.createElement('li');
    entry.append(paragraph);
    list.append(entry);
    last = open[0]?.list ?? null;
  }
}

/** The item that a paragraph is, without its marker; null for any other paragraph. */
function itemOf(paragraph: Element): Item | null {
  const [, level] = LEVEL.exec(paragraph.getAttribute('style') ?? '') ?? [];
  const marker = paragraph.querySelector(MARKER);
  if (level === undefined || !marker) return null;
  const text = (marker.textContent ?? '').replaceAll(/[\s\u00A0]/g, '');
  const [, number] = /^(\d{1,9})[.)]$/.exec(text) ?? [];
  const styles = [marker.parentElement, marker].map((element) => element?.getAttribute('style') ?? '').join(';');
  const isSymbol = !/[\p{L}\p{N}]/u.test(text) || (text.length === 1 && SYMBOL_FONT.test(styles));
  if (number === undefined && !isSymbol) {
    marker.replaceWith(`${text} `);
    return null;
  }
  marker.remove();
  return { paragraph, level: Number(level), ordered: number !== undefined, start: Number(number ?? 1) };
}

/** Adds a list before the item's paragraph, or in the last entry of the list around it. */
function addList({ paragraph, ordered, start }: Item, around: Element | undefined): Element {
  const list = paragraph.ownerDocument.createElement(ordered ? 'ol' : 'ul');
  if (ordered && start !== 1) list.setAttribute('start', String(start));
  if (around?.lastElementChild) around.lastElementChild.append(list);
  else paragraph.before(list);
  return list;
}
