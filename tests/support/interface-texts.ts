import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';

// biome-ignore lint/suspicious/noExplicitAny: nodes of a syntax tree.
type Node = any;

const ROOT = join(import.meta.dirname, '../../src/renderer/src');

/** Looks like a text: a name in braces, a word with a capital or an apostrophe, or several words. */
const WORDS = /\{\{\w+\}\}|^\P{L}*\p{Lu}[\p{L}'-]*\p{Ll}|[\p{L}\p{N}'] \p{L}|\p{Lu}{2}, |\p{Ll}'\p{Ll}/u;
/** Looks so, but is a key, a length, or the format of a date. */
const NO_WORDS = /^(?:Ctrl|Alt|Shift)\+|^(?:Key|Digit|Arrow|Numpad)[\dA-Z]|\dpx|^\(|[DMY]{2}[.-]/;

/** Nodes without a text: modules, types. */
const SKIPPED = ['ImportDeclaration', 'ImportExpression', 'ExportAllDeclaration', 'TSLiteralType'];
/** Nodes whose own literals are failures of the program itself, or what names are compared with or set to. */
const NAMING = ['NewExpression', 'MemberExpression', 'BinaryExpression', 'AssignmentExpression', 'PropertyDefinition'];
/** Properties and functions that take names: for the log, for the memory of a window, of a module. */
const NAMED = ['detail', 'defect', 'key', 'keys'];
const NAMING_CALLS = /^(?:field|custom|memoryOf|isDeleted|namedPage|startsWith|includes|formatTime)$/;
/** `Text`, several of them, also first in a tuple, or a record of them. */
const TEXT_TYPE = /^:? *(?:readonly [([]*(?:readonly \[)?)?(?:Text\b|(?:(?:Partial|Readonly)<)?Record<[^{]*\bText\s*>)/;
/** Properties that take nothing but texts, and so single words without a capital, too. */
const LABELS = ['label', 'noun', 'does', 'unit', 'placeholder'];
/** Nodes that hand on what their parent expects. */
const HANDING_ON = ['ArrayExpression', 'ObjectExpression', 'LogicalExpression', 'JSXExpressionContainer'];

/**
 * The texts of the page as its sources have them, each with the files that it stands in: the literals that are given to
 * `t`, those of a property or a constant that is declared as `Text`, and every other one that looks like a text.
 */
export function interfaceTexts(): ReadonlyMap<string, readonly string[]> {
  const codes = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => ({ file: file.replaceAll('\\', '/'), code: readFileSync(join(ROOT, file), 'utf8') }));
  const found = new Map<string, string[]>();
  for (const { file, code } of codes)
    for (const text of new Set(textsIn(code, parseSync(file, code).program.body)))
      found.set(text, [...(found.get(text) ?? []), file]);
  return found;
}

function textsIn(code: string, body: Node): string[] {
  const isText = (type: Node): boolean => type && TEXT_TYPE.test(code.slice(type.start, type.end));

  /** `sure`: stands where only a text can stand, such as in a call of `t`. */
  function texts(node: Node, sure: boolean): string[] {
    if (Array.isArray(node)) return node.flatMap((child) => texts(child, sure));
    if (!node || typeof node !== 'object' || SKIPPED.includes(node.type)) return [];
    switch (node.type) {
      case 'Literal':
        return typeof node.value === 'string' && (sure || looksSo(node.value)) ? [node.value] : [];
      case 'TemplateLiteral':
        return node.expressions.length === 0
          ? texts({ type: 'Literal', value: node.quasis[0].value.cooked }, sure)
          : texts(node.expressions, false);
      case 'ConditionalExpression':
        return [...texts(node.test, false), ...texts([node.consequent, node.alternate], sure)];
      case 'CallExpression': {
        const name = node.callee.name ?? node.callee.property?.name;
        if (NAMING_CALLS.test(name)) return [];
        const [text, ...others] = node.arguments;
        return [...texts(node.callee, false), ...texts(text, name === 't'), ...texts(others, false)];
      }
      case 'Property':
      case 'JSXAttribute': {
        const name = (node.key ?? node.name).name;
        return NAMED.includes(name) ? [] : texts(node.value, sure || LABELS.includes(name));
      }
      case 'VariableDeclarator':
        return texts(node.init, isText(node.id.typeAnnotation));
      case 'TSSatisfiesExpression':
      case 'TSAsExpression':
        return texts(node.expression, sure || isText(node.typeAnnotation));
    }
    const naming = NAMING.includes(node.type);
    const children = Object.values(node)
      .flat()
      .filter((child: Node) => !(naming && child?.type === 'Literal'));
    return texts(children, sure && HANDING_ON.includes(node.type));
  }
  return texts(body, false);
}

const looksSo = (text: string): boolean => WORDS.test(text) && !NO_WORDS.test(text);
