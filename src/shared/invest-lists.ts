import { z } from 'zod';
import { trimmed } from './blank.ts';

/** What can be wrong with a file of lists, or with a value in it. */
const LIST_PROBLEMS = [
  'missing', // there is no such file
  'unreadable', // a folder, or no permission
  'too-large',
  'not-text', // bytes that do not decode as text
  'not-json',
  'object', // expected: an object
  'list', // expected: a list with at least one entry
  'id', // expected: a whole number from 1 on
  'title', // expected: a text
  'soato', // expected: a code of 4 to 12 digits
  'flag', // expected: true or false
  'unknown-key', // the object has a key that the program does not know
  'repeated', // the list has this value twice
  'not-listed', // the id is in no list
] as const;
/** One of `LIST_PROBLEMS`. */
export type ListProblem = (typeof LIST_PROBLEMS)[number];

/** The message of a schema's rule: the problem's name. */
const expected = (problem: ListProblem) => ({ error: problem });

const id = z.number(expected('id')).int(expected('id')).positive(expected('id'));
const title = z.string(expected('title')).overwrite(trimmed).min(1, expected('title')).max(500, expected('title'));
const list = <S extends z.ZodType>(entry: S) =>
  z.array(entry, expected('list')).min(1, expected('list')).max(5000, expected('list'));
const named = z.strictObject({ id, title }, expected('object'));

const district = z.strictObject(
  { soato: z.string(expected('soato')).regex(/^\d{4,12}$/, expected('soato')), title, region: title },
  expected('object'),
);
const sphere = z.strictObject({ id, title, networks: list(named) }, expected('object'));
const category = z.strictObject(
  { category_id: id, sphere_id: id, network_id: id, ministry_id: id },
  expected('object'),
);

/** The reference lists of the form of an investment object (O-028), under the keys of an office's file. */
export const investListsSchema = z.strictObject(
  {
    /** Whether the entries are invented (Z-077). */
    sample: z.boolean(expected('flag')),
    /** Districts and towns with their codes in the state register of places. */
    districts: list(district),
    /** Each with its networks. */
    spheres: list(sphere),
    ministries: list(named),
    funding_sources: list(named),
    expense_types: list(named),
    construction_types: list(named),
    work_types: list(named),
    /** Units in which the power of an object is counted. */
    powers: list(named),
    /** Sphere, network and ministry of a category of initiatives. */
    categories: z.array(category, expected('list')).max(5000, expected('list')),
  },
  expected('object'),
);
/** The reference lists of the form of an investment object. */
export type InvestLists = z.output<typeof investListsSchema>;

/** A problem with its place in the file, such as `spheres[2].id`; '' for the file itself. */
const placedProblemSchema = z.object({ place: z.string(), problem: z.enum(LIST_PROBLEMS) });
/** A problem with its place in the file. */
export type PlacedProblem = z.output<typeof placedProblemSchema>;

/** The lists, or why the file at this path could not be used. */
export const investListsAnswerSchema = z.discriminatedUnion('step', [
  z.object({ step: z.literal('read'), lists: investListsSchema }),
  z.object({ step: z.literal('unread'), file: z.string(), problems: z.array(placedProblemSchema).min(1) }),
]);
/** The lists, or why the file at this path could not be used. */
export type InvestListsAnswer = z.output<typeof investListsAnswerSchema>;
