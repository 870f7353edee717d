/** Most letters and nodes of a text that is drawn with its markup: some tenths of a second on a slow machine. */
const MOST = { letters: 100_000, nodes: 10_000 };

const TAG = /<(\/?)([a-z][^\s/>]*)[^>]*(?:>|$)/gi;
/** What a reader of HTML opens anew in every paragraph until it is closed: few tags can stand for very many nodes. */
const REOPENED = new Set('a b big code em font i nobr s small strike strong tt u'.split(' '));

/** A cell that spans rows stands for one in each of them where a table is written as lines. */
const ROWS = /\srowspan=["']?(\d{1,5})/i;

/** The nodes that a tag stands for, without those opened anew. An end alone makes a node only of these. */
const nodesOf = (tag: string, end: string, name: string): number =>
  end ? Number(/^(?:p|br)$/i.test(name)) : 1 + Number(ROWS.exec(tag)?.[1] ?? 0);

/**
 * Whether an HTML text is too much to be drawn with its markup: too many letters, or nodes that its tags may stand for.
 * Decided before it is parsed, as drawing cannot be interrupted.
 */
export function isTooMuch(html: string): boolean {
  let letters = html.length;
  let nodes = 0;
  let reopened = 0;
  for (const [tag, end = '', name = ''] of html.matchAll(TAG)) {
    letters -= tag.length;
    nodes += nodesOf(tag, end, name) + (end ? 0 : reopened);
    if (nodes > MOST.nodes) return true;
    if (REOPENED.has(name.toLowerCase())) reopened = Math.max(0, reopened + (end ? -1 : 1));
  }
  return letters > MOST.letters;
}
