/**
 * A row's cell: what it shows, in its order, or its buttons in brackets if it shows nothing else; the whole names of its
 * buttons; where its links lead.
 */
export type Cell = { shown: readonly string[]; buttons: readonly string[]; links: readonly string[] };

/** A drawn table: its headings, each with the second line below it, and the cells of its rows; without row numbers. */
export type DrawnTable = {
  label: string;
  headings: readonly (readonly string[])[];
  /** The row numbers. */
  numbers: readonly string[];
  rows: readonly (readonly Cell[])[];
};

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
/** A text as a person reads it: no-break spaces are spaces. */
const read = (html: string): string =>
  html.replace(/&(#x27|\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole).replaceAll('\u00A0', ' ');

/** All that a page says, in one line. */
export const textOf = (html: string): string =>
  read(html.replace(/<style.*?<\/style>/gs, '').replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();

/** What a name's elements hold, those inside of one another included, with their attributes, of those that fit. */
export function elementsIn(html: string, name: string, fits: RegExp): { attributes: string; inner: string }[] {
  const tags = [...html.matchAll(new RegExp(`<(/?)${name}((?:\\s[^>]*)?)>`, 'g'))];
  return tags.flatMap(({ 0: tag, 1: end, 2: attributes = '', index }, at) => {
    if (end || !fits.test(attributes)) return [];
    let depth = 1;
    const close = tags.slice(at + 1).find(({ 1: slash }) => {
      depth += slash ? -1 : 1;
      return depth === 0;
    });
    return [{ attributes, inner: html.slice(index + tag.length, close?.index) }];
  });
}

/** What the buttons, links or fields of a page are called; '' for what has neither a label of its own nor a text. */
export const namesIn = (html: string, name: 'button' | 'a' | 'input'): string[] =>
  elementsIn(html, name, /(?:)/).map(
    ({ attributes, inner }) => attribute(attributes, 'aria-label') ?? (name === 'input' ? '' : textOf(inner)),
  );

/** The labels of the fields of a page that can be filled in, without the mark of a required one. */
export function openFieldsIn(html: string): string[] {
  const labels = elementsIn(html, 'label', /\sfor="/).map(
    ({ attributes, inner }) => [attribute(attributes, 'for'), textOf(inner).replace(/ \*$/, '')] as const,
  );
  const closed = /\s(?:disabled|readOnly)(?:=|\s|$)/;
  const fields = [...html.matchAll(/<(?:input|textarea)(\s[^>]*)>/g)].map(([, attributes = '']) => attributes);
  const open = fields.filter((one) => !closed.test(one) || (/\saria-haspopup=/.test(one) && !/\sdisabled/.test(one)));
  const ids = new Set(open.map((one) => attribute(one, 'id')));
  return labels.flatMap(([id, label]) => (ids.has(id) ? [label] : []));
}

const TAG = /<(\/?)([a-z][a-z0-9]*)((?:\s[^>]*)?)>|([^<]+)/g;
const attribute = (attributes: string, name: string): string | undefined => {
  const found = new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1];
  return found === undefined ? undefined : read(found);
};

/** What an element shows besides its text: the picture of an `img`, the state of a box, the whole of a cut text. */
function shownBy(name: string, attributes: string): string | undefined {
  if (name === 'img') return `(picture ${attribute(attributes, 'src')?.split('/').at(-1)?.split('?')[0]})`;
  if (name === 'input') return /\schecked(=|\s|$)/.test(attributes) ? '(on)' : '(off)';
  const whole = attribute(attributes, 'data-full');
  return whole === undefined ? undefined : `(${whole})`;
}

/** Reads what a part of a table shows. */
function cellIn(html: string): Cell {
  const shown: string[] = [];
  const buttons: string[] = [];
  const links: string[] = [];
  let hidden = 0;
  for (const [, end, name = '', attributes = '', text] of html.matchAll(TAG)) {
    if (name === 'svg' || name === 'style') hidden += end ? -1 : 1;
    if (hidden > 0) continue;
    if (text !== undefined) {
      if (text.trim() !== '') shown.push(read(text).trim());
    } else if (!end) {
      const more = shownBy(name, attributes);
      if (more !== undefined) shown.push(more);
      const label = attribute(attributes, 'aria-label');
      if (label !== undefined && (name === 'button' || name === 'a')) buttons.push(label);
      const href = attribute(attributes, 'href');
      if (href !== undefined) links.push(href);
    }
  }
  const named = buttons.map((label) => `[${label.split(':')[0]}]`);
  return { shown: shown.length > 0 ? shown : named, buttons, links };
}

const parts = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(`<${name}(?:\\s[^>]*)?>(.*?)</${name}>`, 'gs'))].map(([, part = '']) => part);

/** The tables of a page, those with a label; a table inside of a row counts as a table of its own. */
export function tablesIn(html: string): DrawnTable[] {
  return [...html.matchAll(/<table([^>]*)>(.*?)<\/table>/gs)].map(([, attributes = '', table = '']) => {
    const [head = ''] = parts(table, 'thead');
    const headings = parts(head, 'th').map((heading) => cellIn(heading).shown);
    const rows = parts(table, 'tbody').flatMap((body) => parts(body, 'tr').map((row) => parts(row, 'td').map(cellIn)));
    const numbered = headings[0]?.[0] === '№' ? 1 : 0;
    return {
      label: attribute(attributes, 'aria-label') ?? '',
      headings: headings.slice(numbered),
      numbers: rows.flatMap(([number]) => (numbered ? (number?.shown ?? []) : [])),
      rows: rows.map((cells) => cells.slice(numbered)),
    };
  });
}

/** What an icon says to whoever cannot see it, in its place. */
const spoken = (html: string): string => html.replace(/<svg[^>]*\saria-label="([^"]*)".*?<\/svg>/gs, '<i>$1</i>');

/** The values of a page that stand beside a label (`dt`, `dd`), in their order. */
export const factsIn = (html: string): [label: string, ...shown: string[]][] =>
  [...html.matchAll(/<dt[^>]*>(.*?)<\/dt>\s*<dd[^>]*>(.*?)<\/dd>/gs)].map(([, label = '', value = '']) => [
    textOf(label),
    ...cellIn(spoken(value)).shown,
  ]);

/** The rows of the tables of a part of a screen, each cell in one line; a field shows its value. */
export const rowsIn = (html: string): string[][] =>
  parts(html, 'tr').map((row) =>
    [...row.matchAll(/<(t[hd])(?:\s[^>]*)?>(.*?)<\/\1>/gs)].map(([, , cell = '']) =>
      textOf(spoken(cell.replace(/<input[^>]*\svalue="([^"]*)"[^>]*>/g, '$1'))),
    ),
  );

/** What a page says in this order besides: those of the texts that are missing, or out of their order. */
export function missingIn(html: string, texts: readonly string[]): string[] {
  let rest = textOf(html);
  return texts.filter((text) => {
    const at = rest.indexOf(text);
    if (at < 0) return true;
    rest = rest.slice(at + text.length);
    return false;
  });
}
