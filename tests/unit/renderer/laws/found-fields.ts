import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Node, readSources } from '../../../support/source-constants.ts';

/** A field of a form, as a component shows it. */
export type FoundField = {
  readonly file: string;
  /** Path of the form's value, such as `title.ru`; `…` for a part that is known only while the program runs. */
  readonly path: string;
  /** The component, and where the offered values or the unit come from, if it is told: `BoardField schoolBoardsQuery`. */
  readonly kind: string;
  /** The label, which may be the component's own. */
  readonly label: string;
  /** Keys of the record as it was read that the element reads for itself. */
  readonly reads: readonly string[];
  /** The place that narrows the offered values, as the source has it: `region values.region_id`. */
  readonly within: readonly string[];
  /** What a new value changes beyond its own: the functions of `onChange`; empty for the field's own. */
  readonly changes: string;
};

/** Names bound to a row of a constant by a `map` around an element, and to the call that makes a field's props. */
type Bound = Readonly<Record<string, Node>>;

const ROOT = join(import.meta.dirname, '../../../../src/renderer/src');
/** Expressions that hold a record as it was read: what an element says of the field itself. */
const BEFORE = /^(?:before|basis|form\.getInitialValues\(\))$/;
const FIELD = /^(?:\w+\.)?field$|^fieldsOf\(/;
const SHOWN = /\bfield\w*\(|LocalizedFields/;
const FROM = ['boards', 'tree', 'entries', 'categories', 'type', 'of', 'unit'];

const sources = readSources();
const codes = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => ({ file: file.replaceAll('\\', '/'), code: readFileSync(join(ROOT, file), 'utf8') }));

const isCall = (node: Node): boolean => node?.type === 'CallExpression';
const childrenOf = (node: Node): Node[] => Object.values(node).filter((child) => typeof child === 'object');

/** Every node below this one that `wanted` accepts, the outermost first. */
function all(node: Node, wanted: (node: Node) => boolean): Node[] {
  if (node === null || typeof node !== 'object') return [];
  const below = childrenOf(node).flatMap((child) => all(child, wanted));
  return typeof node.type === 'string' && wanted(node) ? [node, ...below] : below;
}

/** The text of an expression: of a literal, a template, a bound name, a translation, both sides of a condition. */
function wordsOf(node: Node, file: string, bound: Bound): string {
  const words = (inner: Node) => wordsOf(inner, file, bound);
  switch (node?.type) {
    case 'Literal':
      return String(node.value);
    case 'TemplateLiteral':
      return node.quasis.map(({ value }: Node) => value.raw).join('…');
    case 'Identifier':
      return typeof bound[node.name] === 'string' ? bound[node.name] : node.name;
    case 'ConditionalExpression':
      return `${words(node.consequent)} | ${words(node.alternate)}`;
    case 'CallExpression':
      return node.arguments
        .filter(({ type }: Node) => type !== 'ObjectExpression')
        .map(words)
        .join(', ');
    default:
      return node ? sources.textOf(file, node) : '';
  }
}

/** The label that a component has of its own; one that depends on `of` is looked up in the constant that it names. */
function ownLabel(component: string, of: string): string {
  const [found] = codes.flatMap(({ file, code }) => {
    const [, text] = code.split(`function ${component}`);
    return text ? [{ file, text: text.split('\n}\n')[0] ?? '' }] : [];
  });
  if (!found) return '';
  const [, chosen] = /(\w+)\[of\]/.exec(found.text) ?? [];
  if (!chosen) return /\blabel\s*=\s*(?:\{?t?\(?)(["'])(.*?)\1/.exec(found.text)?.[2] ?? '';
  let rows = sources.meaningOf(chosen, found.file)?.init;
  while (rows?.expression) rows = rows.expression;
  return rows?.properties.find(({ key }: Node) => key.name === of.replaceAll('"', ''))?.value.value ?? '';
}

/** What a row of a constant binds: the names of a pattern, by place or by key. */
function boundBy(pattern: Node, row: Node): Bound {
  return pattern.type === 'ArrayPattern'
    ? Object.fromEntries(pattern.elements.map(({ name }: Node, at: number) => [name, row[at]]))
    : Object.fromEntries(pattern.properties.map(({ key }: Node) => [key.name, row[key.name]]));
}

/** The rows of a constant that a `map` draws an element for; none if they are known only while the program runs. */
function rowsOf({ callee, arguments: [drawn] }: Node, file: string): readonly Node[] {
  if (callee.property?.name !== 'map' || !/^(?:Array|Object)Pattern$/.test(drawn?.params?.[0]?.type)) return [];
  try {
    return sources.constantOf(callee.object, file, {});
  } catch {
    return [];
  }
}

/** What an attribute says in the source's own words; a unit as it is translated. */
const toldBy = (node: Node, file: string): string =>
  sources
    .textOf(file, node)
    .replace(/^`(.*)`$/, '$1')
    .replace(/\$\{t\('(.*)'\)\}/, '$1')
    .trim();

/** The functions that make the form's values after a change, or the function that is called with the value. */
function changesBy(node: Node, file: string): string {
  const called = all(node, isCall).map(({ callee }) => sources.textOf(file, callee));
  return called.filter((name) => !name.endsWith('setValues')).join(' ') || (node ? sources.textOf(file, node) : '');
}

/** The columns of a field of rows: each is a field of every row. */
const columnsOf = (columns: Node, name: string, file: string): Pick<FoundField, 'path' | 'label' | 'kind'>[] =>
  columns.elements.map(({ properties }: Node) => {
    const of = (wanted: string) => properties.find(({ key }: Node) => key.name === wanted)?.value;
    const [input] = all(of('input'), ({ type }) => type === 'JSXOpeningElement');
    return {
      path: `${name}.${wordsOf(of('name'), file, {})}`,
      label: wordsOf(of('label'), file, {}),
      kind: sources.textOf(file, input.name),
    };
  });

/** The fields that an element shows: one, several in a field of rows, or none. */
function fieldsIn(element: Node, file: string, bound: Bound): FoundField[] {
  const words = (node: Node) => wordsOf(node, file, bound);
  const attributes: Record<string, Node> = {};
  for (const { type, name, value } of element.attributes)
    if (type === 'JSXAttribute') attributes[name.name] = value?.expression ?? value;
  const of = sources.textOf(file, element.name);
  const none = { file, reads: [], within: [], changes: '' };
  if (of === 'RowsField')
    return columnsOf(attributes.columns, words(attributes.name), file).map((column) => ({ ...none, ...column }));
  const spread = element.attributes.filter(({ type }: Node) => type === 'JSXSpreadAttribute');
  const [call] = all(
    spread.map(({ argument }: Node) => bound[argument.name] ?? argument),
    (node) => isCall(node) && FIELD.test(sources.textOf(file, node.callee)),
  );
  const path = call ? words(call.arguments[0]) : of === 'LocalizedFields' ? words(attributes.name) : undefined;
  if (path === undefined) return [];
  const told = FROM.flatMap((name) => (attributes[name] ? toldBy(attributes[name], file) : []));
  const before = all(
    element.attributes,
    ({ type, object }) => type === 'MemberExpression' && BEFORE.test(sources.textOf(file, object)),
  );
  const checked = all(attributes.checked, ({ type }) => type === 'MemberExpression').slice(0, 1);
  return [
    {
      ...{ file, path, kind: [of, ...told].join(' ') },
      label: words(attributes.label ?? attributes['aria-label']) || ownLabel(of, told.join('')),
      reads: [...before, ...checked].map(({ property, computed }) => (computed ? words(property) : property.name)),
      within: ['region', 'district'].flatMap((name) =>
        attributes[name] ? [`${name} ${sources.textOf(file, attributes[name])}`] : [],
      ),
      changes: changesBy(attributes.onChange, file),
    },
  ];
}

/** Every field of a form that a component of the page shows, in the order of the sources. */
export function foundFields(): FoundField[] {
  const found: FoundField[] = [];
  const visit = (node: Node, file: string, bound: Bound): void => {
    if (node === null || typeof node !== 'object') return;
    const rows = isCall(node) ? rowsOf(node, file) : [];
    const [drawn] = rows.length > 0 ? node.arguments : [];
    for (const row of rows) visit(drawn.body, file, { ...bound, ...boundBy(drawn.params[0], row) });
    if (drawn) return;
    if (node.type === 'JSXOpeningElement') found.push(...fieldsIn(node, file, bound));
    // Props that have a name: `const district = field('district_id')`.
    const named =
      node.type === 'BlockStatement' ? node.body.flatMap(({ declarations = [] }: Node) => declarations) : [];
    const props = named.filter(({ init }: Node) => isCall(init) && FIELD.test(sources.textOf(file, init.callee)));
    const below = { ...bound, ...Object.fromEntries(props.map(({ id, init }: Node) => [id.name, init])) };
    for (const child of childrenOf(node)) visit(child, file, below);
  };
  for (const { file, body } of sources.bodiesIn(['features/', 'domains/', 'entities/', 'app/', 'kit/trees/'], SHOWN))
    visit(body, file, {});
  return found;
}
