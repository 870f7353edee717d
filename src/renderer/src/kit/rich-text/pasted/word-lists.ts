/** Word writes the marker of an item for programs without lists, and says so in the style. */
const MARKER = '[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]';
const LEVEL = /mso-list:\s*l\d+\s+level(\d+)/i;
const SYMBOL_FONT = /font-family:\s*["']?(?:Symbol|Wingdings|Webdings|Courier New)/i;

type Item = { paragraph: Element; level: number; ordered: boolean; start: number };

/**
 * Makes lists of the paragraphs that Word marks as items, nested by their levels. A marker that is neither a symbol nor
 * a plain number, such as `a)` or `1.2.`, is what other texts refer to: it stays, as text, and so does its paragraph.
 */
export function listsOfWord(root: ParentNode): void {
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
