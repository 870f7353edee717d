import { parseSync } from 'oxc-parser';

/** An exported function that takes a text, and what each of its parameters is. */
export type TextFunction = {
  readonly exported: string;
  readonly parameters: readonly ('text' | 'optional' | 'other')[];
};

// biome-ignore lint/suspicious/noExplicitAny: nodes of a syntax tree.
type Node = any;

const isText = (type: Node): boolean =>
  type?.type === 'TSStringKeyword' || (type?.type === 'TSUnionType' && type.types.some(isText));

function parameterOf(parameter: Node): 'text' | 'optional' | 'other' {
  const inner = parameter.type === 'AssignmentPattern' ? parameter.left : parameter;
  if (isText(inner.typeAnnotation?.typeAnnotation)) return 'text';
  return inner !== parameter || inner.optional || inner.type === 'RestElement' ? 'optional' : 'other';
}

/**
 * The exported functions of a module that take a text by their declared type. Hooks, which need a component around
 * them, and functions that wait for an answer do not count.
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
    .map(([exported, { params }]) => ({ exported, parameters: params.map(parameterOf) }))
    .filter(({ parameters }) => parameters.includes('text'));
}
