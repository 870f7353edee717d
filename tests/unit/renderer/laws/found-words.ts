import { type Node, readSources } from '../../../support/source-constants.ts';

/** A text by which a screen tells an outcome, and how it tells it. */
export type FoundWords = { readonly file: string; readonly as: string; readonly text: string };

/** Names of attributes and properties that hold the words of an outcome. */
const NAMES = new Set(['failure', 'unread', 'failed', 'words', 'success', 'done', 'error']);
/** Ways of a notice: each has a look of its own. */
const NOTICE = /^notices\.(success|info|warn|failure)$/;

const sources = readSources();

/** The texts that an expression may say; none for what is known only while the program runs. */
function textsOf(node: Node, file: string): string[] {
  const texts = (inner: Node) => textsOf(inner, file);
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : [];
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return texts(node.expression);
    case 'ArrowFunctionExpression':
      return texts(node.body);
    case 'ArrayExpression':
      return node.elements.flatMap(texts);
    case 'ConditionalExpression':
      return [...texts(node.consequent), ...texts(node.alternate)];
    case 'LogicalExpression':
      return [...texts(node.left), ...texts(node.right)];
    case 'ObjectExpression': {
      const said = node.properties.filter(({ key }: Node) => key?.name === 'text' || key?.name === 'title');
      return said.flatMap(({ value }: Node) => texts(value));
    }
    case 'Identifier': {
      const meaning = sources.meaningOf(node.name, file);
      return meaning?.init ? textsOf(meaning.init, meaning.file) : [];
    }
    default:
      return [];
  }
}

/** Every text of an outcome in the screens, in the order of the sources. */
export function foundWords(): FoundWords[] {
  const found: FoundWords[] = [];
  const add = (file: string, as: string, node: Node) =>
    found.push(
      ...textsOf(node, file)
        .filter((text) => / |^[A-Z]/.test(text))
        .map((text) => ({ file, as, text })),
    );
  const visit = (node: Node, file: string): void => {
    if (node === null || typeof node !== 'object') return;
    const name = node.type === 'JSXAttribute' ? node.name.name : node.type === 'Property' ? node.key.name : undefined;
    if (NAMES.has(name))
      add(file, name, node.type === 'JSXAttribute' ? (node.value?.expression ?? node.value) : node.value);
    const [, way] = (node.type === 'CallExpression' && NOTICE.exec(sources.textOf(file, node.callee))) || [];
    if (way === 'failure') add(file, 'failure', node.arguments[1]);
    else if (way) for (const given of node.arguments.slice(0, 2)) add(file, way, given);
    for (const child of Object.values(node)) visit(child, file);
  };
  for (const { file, body } of sources.bodiesIn(
    ['features/', 'domains/', 'kit/crud/'],
    /notices\.|failure|unread|failed|words|success|done/,
  ))
    visit(body, file);
  return found;
}
