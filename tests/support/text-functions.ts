import { parseSync } from 'oxc-parser';

/** What a function wants in a place: a text, a list of texts, something that may be missing, or anything else. */
type Wanted = 'text' | 'texts' | 'optional' | 'other';

/** An exported function that takes a text, and what each of its parameters is. */
export type TextFunction = { readonly exported: string; readonly parameters: readonly Wanted[] };

// biome-ignore lint/suspicious/noExplicitAny: nodes of a syntax tree.
type Node = any;

const isText = (type: Node): boolean =>
  ['TSStringKeyword', 'TSUnknownKeyword'].includes(type?.type) ||
  (type?.type === 'TSUnionType' && type.types.some(isText));

const isTexts = (type: Node): boolean =>
  (type?.type === 'TSArrayType' && isText(type.elementType)) ||
  (type?.type === 'TSTypeOperator' && isTexts(type.typeAnnotation));

function wantedBy(parameter: Node): Wanted {
  const inner = parameter.type === 'AssignmentPattern' ? parameter.left : parameter;
  const type = inner.typeAnnotation?.typeAnnotation;
  if (inner.type === 'RestElement') return 'optional';
  if (isText(type)) return 'text';
  if (isTexts(type)) return 'texts';
  return inner !== parameter || inner.optional ? 'optional' : 'other';
}

/**
 * The exported functions of a module that take a text, or a list of texts, by their declared type; what is unknown may
 * be a text. Hooks, which need a component around them, and functions that wait for an answer do not count.
 */
export function textFunctionsOf(code: string, file: string): TextFunction[] {
  const declared = parseSync(file, code).program.body.flatMap((statement: Node): [string, Node][] => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : null;
    if (declaration?.type === 'FunctionDeclaration') return [[declaration.id.name, declaration]];
    if (declaration?.type !== 'VariableDeclaration') return [];
    return declaration.declarations
      .filter(({ init }: Node) => init?.type === 'ArrowFunctionExpression' || init?.type === 'FunctionExpression')
      .map(({ id, init }: Node) => [id.name, init]);
  });
  return declared
    .filter(([exported, { async }]) => !async && !/^use[A-Z]/.test(exported))
    .map(([exported, { params }]) => ({ exported, parameters: params.map(wantedBy) }))
    .filter(({ parameters }) => parameters.some((wanted: Wanted) => wanted === 'text' || wanted === 'texts'));
}

/** Whether a module reads or makes nodes of a document, so that its functions need a page. */
export const needsDocument = (code: string): boolean => /\b(?:DOMParser|DOMPurify|createTreeWalker)\b/.test(code);
