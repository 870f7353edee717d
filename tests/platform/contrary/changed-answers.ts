import type { CallId } from '../calls/entry.ts';
import { type Asked, type Contrary, eachValue } from './contrary.ts';

type Row = Readonly<Record<string, unknown>>;

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Each value in the answers to these calls is turned. */
const turned = (
  [name, calls, looks]: readonly [name: string, calls: readonly CallId[], looks: string],
  turn: (value: unknown, asked: Asked) => unknown,
  when = (_: Asked) => true,
): Contrary => ({
  name,
  readings: [name],
  looks,
  turns: (answer, asked) =>
    asked.call && calls.includes(asked.call.id) && answer.status === 200 && when(asked)
      ? { ...answer, body: eachValue(answer.body, (value) => turn(value, asked)) }
      : answer,
});

/** Every record in the answers to these calls is changed. */
const changed = (name: string, calls: readonly CallId[], looks: string, change: (row: Row, asked: Asked) => Row) =>
  turned([name, calls, looks], (value, asked) => (isRow(value) ? change(value, asked) : value));

type Rows = readonly unknown[];

/** The rows of the answers to these calls are others. */
const rows = (
  name: string,
  calls: readonly CallId[],
  looks: string,
  change: (rows: Rows) => Rows,
  when?: (asked: Asked) => boolean,
) => turned([name, calls, looks], (value) => (Array.isArray(value) && value.some(isRow) ? change(value) : value), when);

/** Gives this field, where a record has it, another value. */
const giving =
  (key: string, value: (now: unknown) => unknown) =>
  (row: Row): Row =>
    key in row ? { ...row, [key]: value(row[key]) } : row;
/** Gives this field, where a record has it, this value. */
const having = (key: string, value: unknown) => giving(key, () => value);
const without =
  (key: string) =>
  ({ [key]: _, ...row }: Row): Row =>
    row;
/** An initiative in this sub-stage stands elsewhere. */
const staged =
  (sub: string, stage: string) =>
  (row: Row): Row =>
    row.moderation_sub_stage === sub ? { ...row, stage } : row;

const none = () => [];

/** Readings that a platform contradicts by what it answers: one in each line. */
export const CHANGED_ANSWERS: readonly Contrary[] = [
  changed('Z-015', ['E001'], 'the profile has another role', having('role', 'super_admin')),
  changed(
    'Z-029',
    ['E016'],
    'an initiative has the taxpayer number of no customer',
    having('customer_tin', '999999999'),
  ),
  changed('Z-041', ['E014', 'E016'], "a moderator's acceptance is final", staged('MODERATOR_ACCEPTED', 'PASSED')),
  changed('Z-042', ['E014', 'E016'], "a moderator's rejection is final", staged('MODERATOR_DENIED', 'NOT_PASSED')),
  changed(
    'Z-043',
    ['E014', 'E016'],
    "a district manager's confirmation is not final",
    staged('DISTRICT_MANAGER_ACCEPTED', 'INITIAL'),
  ),
  changed(
    'Z-046',
    ['E014', 'E016'],
    'a road has its length in kilometres',
    giving('road_length', (metres) => (typeof metres === 'number' ? metres / 1000 : metres)),
  ),
  rows('Z-047', ['E242'], 'no district has a price', none),
  changed('Z-049', ['E014', 'E016'], 'a banned initiative is INITIAL', (row) =>
    row.stage === 'NOT_PASSED' ? { ...row, stage: 'INITIAL' } : row,
  ),
  changed('Z-055', ['E016'], 'an initiative has no `id`', without('id')),
  rows('Z-066', ['E130'], 'a part of the mahallas, beside their count', (all) => all.slice(0, 10)),
  changed('Z-067', ['E001'], 'the profile of a moderator has no district', having('district_id', null)),
  changed('Z-076', ['E056'], 'the papers of an object lack fields', having('orderer_document_file', null)),
  changed('Z-084', ['E177'], 'a new result has no `id`', without('id')),
  changed('Z-088', ['E180'], 'an organization keeps its old status', having('status', 'PASSIVE')),
  changed('Z-090', ['E014', 'E016'], 'goods have no file', having('purchased_goods_file', null)),
  rows('Z-102', ['E008'], 'no season has the status 1', none, ({ query }) => query.status === '1'),
  changed('Z-103', ['E271', 'E272'], 'a season has no `stage`', without('stage')),
  changed(
    'Z-104',
    ['E307'],
    'a winner has a fourth `status`',
    giving('status', (now) => (now === null ? null : 'SUSPENDED')),
  ),
  rows('Z-105', ['E307'], 'winners in work are left out', none, ({ query }) => query.status === 'IN_PROCESS'),
  changed(
    'Z-120',
    ['E014'],
    'rows of another district',
    giving('district_id', (id) => (typeof id === 'number' ? id + 1 : id)),
  ),
  rows('Z-127', ['E044'], 'no product category, whatever the initiative category', none),
  changed('Z-156', ['E130', 'E131'], 'a usable mahalla has another `status`', having('status', 'ENABLED')),
  rows('Z-167', ['E069'], 'a search finds no appeal', none, ({ query }) => 'search' in query),
  changed('Z-185', ['E038'], 'a council decision has no `file_id`', without('file_id')),
];
