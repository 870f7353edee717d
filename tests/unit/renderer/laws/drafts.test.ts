import { expect, it } from 'vitest';
import { type Node, readSources, type Use } from '../../../support/source-constants.ts';

/**
 * Every form whose draft belongs to more than its kind of record: what the draft is kept under. Under another one none
 * is offered. A form that is not here is that of a kind of record that belongs to nothing.
 */
const DRAFTS: readonly (readonly [file: string, keptUnder: string, why: string])[] = [
  ['features/appeals/answer-dialog.tsx', 'appeal-kind appeal.question_id', 'an appeal, and what it is told'],
  ['features/appeals/bulk-dialog.tsx', 'appeals-bulk verdict', 'the appeals that are ticked, and what they are told'],
  ['features/appeals/type-dialog.tsx', 'appeal-type appeal.question_id', 'an appeal'],
  ['features/chronology/chronology-form.tsx', 'initiative', 'spec 001 §2: a chronology of an initiative'],
  ['features/consolidated-budget/indicator-page.tsx', 'budget', 'spec 002 §2: parameter budget_id'],
  ['features/indicator-trees/indicator-dialog.tsx', 'node', 'spec 002 §2: query parent is the expense'],
  ['features/managers/pages.tsx', 'path', 'spec 001 §2: two consoles over the same calls'],
  ['features/ministry-execution/executions-page.tsx', 'economy-import new', 'belongs to nothing'],
  ['features/protocols/council-dialog.tsx', 'council-decision id', 'a decision'],
  ['features/protocols/protocol-dialog.tsx', 'protocol id', 'a protocol'],
  ['features/protocols/protocol-form.tsx', 'own-protocol board', 'spec 000 §7: a protocol of a board'],
  [
    'features/school-initiative-form/use-initiative-form.ts',
    ...(['school-initiative-add board', 'spec 002 §2: query boardId'] as const),
  ],
  ['features/students/keys-dialog.tsx', 'KEYS_PATH student.id all', 'a pupil, or all'],
  // The parent and, where a tree has types, the type (R-030, R-058, Z-095).
  ['kit/trees/node-form-page.tsx', 'new type parent', 'spec 002 §2: query parent'],
  ['domains/initiative/acceptance/use-accept-form.ts', 'accept initiative', 'an initiative'],
  ['domains/initiative/actions/invest-id-dialog.tsx', 'invest-id initiative', 'an initiative'],
  ['domains/initiative/decisions/ban-dialog.tsx', 'ban initiative', 'an initiative'],
  ['domains/initiative/decisions/deny-dialog.tsx', 'deny initiative', 'an initiative'],
  ['domains/initiative/decisions/reject-dialog.tsx', 'reject initiative', 'an initiative'],
  ['domains/initiative/editing/use-edit-form.ts', 'edit initiative', 'an initiative'],
  ['domains/initiative/location/location-dialog.tsx', 'location initiative', 'an initiative'],
  ['domains/initiative/registry/use-registry-form.ts', 'registry initiative', 'an initiative'],
  ['features/invest-data/council/council-dialog.tsx', 'council-decision-link address', 'a winner'],
  ['features/invest-data/creation/use-creation.ts', 'invest-object address publicId', 'a winner'],
  ['features/invest-data/paper/paper-dialog.tsx', 'invest-paper address data.id', 'a winner'],
  ['features/school-initiatives/dialogs/accept-dialog.tsx', 'school-accept initiative.id', "a pupil's initiative"],
  ['features/school-initiatives/dialogs/category-dialog.tsx', 'school-category initiative.id', "a pupil's initiative"],
  ['features/school-initiatives/dialogs/decline-dialog.tsx', 'school-decline initiative.id', "a pupil's initiative"],
  ['features/school-initiatives/dialogs/finish-dialog.tsx', 'school-finish initiative.id', "a pupil's initiative"],
  ['features/school-initiatives/dialogs/reject-dialog.tsx', 'school-reject initiative.id', "a pupil's initiative"],
];

/** Records that no address names a parent of, made by a function or chosen among several for other reasons. */
const WITHOUT_PARENT: Readonly<Record<string, string>> = {
  'features/site-items/site-item-page.tsx': 'of.crud: news, green budget and state buying have paths of their own',
  'features/moderation-results/result-page.tsx': 'one path: the board is a field of the form',
  'features/quarters/quarter-page.tsx': 'one path: the role decides about the fields',
};

const FORM = /^use(?:Crud|Schema|Fields|Drafted)Form$|^RecordDialog$/;
const sources = readSources();

const childrenOf = (node: Node): Node[] => Object.values(node ?? {}).filter((child) => typeof child === 'object');
function all(node: Node, wanted: (node: Node) => boolean): Node[] {
  const below = childrenOf(node).flatMap((child) => all(child, wanted));
  return typeof node?.type === 'string' && wanted(node) ? [node, ...below] : below;
}
/** The value of a property, wherever it stands. */
const propertyOf = (node: Node, name: string): Node =>
  all(node, ({ type, key }) => type === 'Property' && key.name === name)[0]?.value;

/** The names and texts that an expression is made of; those of the file are followed to what they stand for. */
function namesOf(node: Node, file: string): string[] {
  const names = (inner: Node) => namesOf(inner, file);
  switch (node?.type) {
    case 'Literal':
      return node.value === null ? [] : [String(node.value)];
    case 'Identifier': {
      const body = sources.bodiesIn([file], /./)[0]?.body;
      const [declared] = all(
        body,
        ({ type, id, init }) => type === 'VariableDeclarator' && id?.name === node.name && init,
      );
      const follows = /^(?:SCOPE|scope|record|draft|draftOf)$/.test(node.name);
      return declared && follows ? names(declared.init) : [node.name];
    }
    case 'TemplateLiteral':
      return node.quasis[0].value.raw.startsWith('new')
        ? node.expressions.flatMap(names)
        : [sources.textOf(file, node).replace(/[`${}]/g, '')];
    case 'MemberExpression':
      return node.computed || node.object.type === 'ArrayExpression'
        ? names(node.object)
        : [sources.textOf(file, node)];
    case 'ConditionalExpression':
      return [...names(node.consequent), ...names(node.alternate)];
    case 'ArrayExpression':
      return node.elements.flatMap(names);
    case 'CallExpression':
      return node.callee.type === 'MemberExpression' ? calledOn(node).flatMap(names) : node.arguments.flatMap(names);
    case 'ObjectExpression':
      return node.properties
        .filter(({ key, argument }: Node) => argument || key.name === 'scope' || key.name === 'record')
        .flatMap(({ value, argument }: Node) => names(argument ?? value));
    default:
      return [];
  }
}
/** What a chain of methods such as `[…].filter(…).join('-')` begins with. */
const calledOn = ({ callee }: Node): Node[] =>
  callee.object.type === 'CallExpression' ? calledOn(callee.object) : [callee.object];

/** What a form's draft is kept under besides the path of its calls; null for a kind of record that belongs to nothing. */
function keptUnder({ file, attributes, arguments: given }: Use): string | null {
  const options = { ...attributes, given };
  const told = propertyOf(options, 'draft') ?? propertyOf(options, 'draftOf') ?? attributes.draftOf;
  if (told) return namesOf(told, file).join(' ');
  const crud = propertyOf(options, 'crud') ?? attributes.crud;
  const isConstant = crud?.type === 'Identifier' && sources.meaningOf(crud.name, file) !== null;
  return isConstant || WITHOUT_PARENT[file] !== undefined ? null : `nothing: ${sources.textOf(file, crud ?? given[0])}`;
}

const found = sources
  .usesIn(
    ['features/', 'domains/', 'entities/', 'app/', 'kit/trees/'],
    /use(?:Crud|Schema|Fields|Drafted)Form|RecordDialog/,
  )
  .filter(({ of }) => FORM.test(of))
  .flatMap((use) => {
    const under = keptUnder(use);
    return under === null ? [] : [`${use.file}: ${under}`];
  });

it('the draft of a form is kept under what the form belongs to', () => {
  expect(found.sort()).toEqual(DRAFTS.map(([file, under]) => `${file}: ${under}`).sort());
});

it('no two forms keep their drafts under the same name', () => {
  const scopes = DRAFTS.map(([, under]) => under).filter((under) => / /.test(under));
  expect(new Set(scopes).size).toBe(scopes.length);
});

it('each form offers the comments that were used before in it, and no others', () => {
  const used = sources
    .usesIn(['features/', 'domains/'], /useUsedTexts/)
    .filter(({ of }) => of === 'useUsedTexts')
    .map(({ file, arguments: [scope] }) => [file, ...namesOf(scope, file)]);
  expect(used).toEqual([
    ['domains/initiative/decisions/reject-dialog.tsx', 'initiative-reject-comments'],
    ['features/school-initiatives/dialogs/decline-dialog.tsx', 'school-decline-comments'],
  ]);
});
