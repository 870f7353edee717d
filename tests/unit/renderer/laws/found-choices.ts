import { type Node, readSources } from '../../../support/source-constants.ts';

/** A value of the platform and its words on the screen. */
export type Choice = readonly [value: string, words: string];

/** Values of the platform are in capitals; these are not. */
const SMALL = /^(?:income|outcome|mlrduzs|mlnuzs|collection|piece|package|admin|\w*_?(?:manager|moderator)|-?\d+)$/;
const VALUE = /^[A-Z][A-Z_]*$/;

const sources = readSources();

/** An expression without the types around it, and without a function that freezes it. */
const bare = (node: Node): Node => (/^TS(?:As|Satisfies)Expression$/.test(node?.type) ? bare(node.expression) : node);

/** The words of an expression: a text, or the label of what is drawn. */
function wordsOf(node: Node, file: string): string | undefined {
  const inner = bare(node);
  if (inner?.type === 'Literal' && typeof inner.value === 'string') return inner.value;
  if (inner?.type === 'MemberExpression' && !inner.computed) return textAt(inner, file);
  if (inner?.type !== 'ObjectExpression') return undefined;
  return wordsOf(inner.properties.find(({ key }: Node) => key?.name === 'label' || key?.name === 'text')?.value, file);
}

/** The text of another constant's member; undefined for anything else. */
function textAt(node: Node, file: string): string | undefined {
  try {
    const text = sources.constantOf(node, file, {});
    return typeof text === 'string' ? text : undefined;
  } catch {
    return undefined;
  }
}

/** The value that an entry of a constant is about: the key of an object's, or the `value` of an array's. */
function entryOf(node: Node, file: string): readonly [string | undefined, string | undefined] {
  if (node?.type === 'Property') return [String(node.key.name ?? node.key.value), wordsOf(node.value, file)];
  const of = (name: string) => bare(node)?.properties?.find(({ key }: Node) => key?.name === name)?.value;
  return [String(bare(of('value'))?.value), wordsOf(of('label'), file)];
}

/** The constants of the screens that give values of the platform their words, by file and name. */
export function foundChoices(): ReadonlyMap<string, readonly Choice[]> {
  const found = new Map<string, readonly Choice[]>();
  for (const { file, body } of sources.bodiesIn(['features/', 'domains/', 'entities/'], /const /)) {
    const declared = body.flatMap((statement) => (statement.declaration ?? statement).declarations ?? []);
    for (const { id, init } of declared) {
      const entries = (bare(init)?.properties ?? bare(init)?.elements ?? []).map((entry: Node) => entryOf(entry, file));
      const choices = entries.filter(
        ([value, words]: Node) => words !== undefined && (VALUE.test(value) || SMALL.test(value)),
      );
      if (choices.length > 1) found.set(`${file} ${id.name}`, choices);
    }
  }
  return found;
}
