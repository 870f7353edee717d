import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { parseSync } from 'oxc-parser';

// biome-ignore lint/suspicious/noExplicitAny: nodes of a syntax tree.
export type Node = any;

const ROOT = join(import.meta.dirname, '../../src/renderer/src');

/** A JSX element, with the expression of each attribute, or a call of a function, with its arguments. */
export type Use = {
  /** The file, relative to `src/renderer/src`. */
  readonly file: string;
  /** Name of the component or function as the source has it, such as `bridge.files.pick`. */
  readonly of: string;
  readonly attributes: Readonly<Record<string, Node>>;
  readonly arguments: readonly Node[];
};

/** What a name means in a file: a constant of a module, or an export of one. */
type Meaning = { readonly file: string; readonly name: string; readonly init?: Node };

/** The sources of the page, to be searched for what is used where, and with which constants. */
export function readSources() {
  const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  const codes = new Map(files.map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]));
  const parsed = new Map<string, readonly Node[]>();

  const bodyOf = (file: string): readonly Node[] => {
    const known = parsed.get(file) ?? parseSync(file, codes.get(file) ?? '').program.body;
    parsed.set(file, known);
    return known;
  };
  const textOf = (file: string, { start, end }: Node): string => (codes.get(file) ?? '').slice(start, end);

  /** Where a name of a module comes from; null for what is no constant of a module, such as a parameter. */
  function meaningOf(name: string, file: string): Meaning | null {
    for (const statement of bodyOf(file)) {
      if (statement.type === 'ImportDeclaration') {
        const found = statement.specifiers.find(({ local }: Node) => local.name === name);
        const from: string = statement.source.value;
        const target = from.startsWith('.') ? join(dirname(file), from) : from.replace('@/', '');
        const exported = found?.imported?.name ?? 'default';
        if (found) return meaningOf(exported, target) ?? { file: target, name: exported };
      }
      const { declarations = [] } = statement.declaration ?? statement;
      const declared = declarations.find(({ id }: Node) => id.name === name);
      if (declared) return { file, name, init: declared.init };
    }
    return null;
  }

  /** The syntax trees of the files that contain `mention` and whose path begins with one of `folders`. */
  const bodiesIn = (folders: readonly string[], mention: RegExp): { file: string; body: readonly Node[] }[] =>
    [...codes]
      .filter(([file, code]) => folders.some((folder) => file.startsWith(folder)) && mention.test(code))
      .map(([file]) => ({ file, body: bodyOf(file) }));

  /** The elements and calls in every file that contains `mention` and whose path begins with one of `folders`. */
  function usesIn(folders: readonly string[], mention: RegExp): Use[] {
    const uses: Use[] = [];
    const visit = (node: Node, file: string): void => {
      if (Array.isArray(node)) for (const each of node) visit(each, file);
      if (typeof node?.type !== 'string') return;
      const named = node.type === 'JSXOpeningElement' ? node.name : node.type === 'CallExpression' && node.callee;
      const of = named ? textOf(file, named) : '';
      if (of) {
        const attributes = (node.attributes ?? []).filter(({ type }: Node) => type === 'JSXAttribute');
        uses.push({
          ...{ file, of, arguments: node.arguments ?? [] },
          attributes: Object.fromEntries(
            attributes.map(({ name, value }: Node) => [name.name, value?.expression ?? value]),
          ),
        });
      }
      for (const child of Object.values(node)) if (typeof child === 'object') visit(child, file);
    };
    for (const { file, body } of bodiesIn(folders, mention)) visit(body, file);
    return uses;
  }

  /**
   * The value of an expression made of constants, calls of functions in `known` (by file and name) included. Throws for
   * anything else.
   */
  function constantOf(node: Node, file: string, known: Readonly<Record<string, Node>>): Node {
    const value = (inner: Node) => constantOf(inner, file, known);
    switch (node?.type) {
      case 'Literal':
        return node.value;
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
        return value(node.expression);
      case 'ArrayExpression':
        return node.elements.map(value);
      case 'ObjectExpression':
        return Object.assign(
          {},
          ...node.properties.map((property: Node) =>
            property.type === 'SpreadElement'
              ? value(property.argument)
              : { [property.key.name]: value(property.value) },
          ),
        );
      case 'BinaryExpression':
        if (node.operator === '*') return value(node.left) * value(node.right);
        break;
      case 'MemberExpression':
        if (!node.computed) return value(node.object)[node.property.name];
        break;
      case 'CallExpression':
        return value(node.callee)(...node.arguments.map(value));
      case 'Identifier': {
        const meaning = meaningOf(node.name, file);
        const found = meaning && known[`${meaning.file} ${meaning.name}`];
        if (found !== undefined && found !== null) return found;
        if (meaning?.init) return constantOf(meaning.init, meaning.file, known);
      }
    }
    throw new Error(`${file}: not a constant: ${textOf(file, node)}`);
  }

  return { usesIn, bodiesIn, textOf, meaningOf, constantOf };
}
