import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type InvestListsAnswer,
  investListsSchema,
  type ListProblem,
  type PlacedProblem,
} from '@shared/invest-lists.ts';
import type { z } from 'zod';
import type { Log } from '../diagnostics/log.ts';
import { createTextReader, markedEncoding } from '../formats/text-encoding.ts';
import { isMissing } from '../storage/disk-code.ts';
import { listProblems, type SomeLists } from './list-problems.ts';

/** Files that ship with the program: an invented sample (Z-077), and the codes of places, which are facts. */
const SAMPLE = 'invest-lists.sample.json';
const DISTRICTS = 'soato-districts.json';

/** A file of all lists, which may omit the districts. */
const listsSchema = investListsSchema.partial({ districts: true, sample: true });
const districtsSchema = investListsSchema.pick({ districts: true });

/**
 * Reads the reference lists of the form of an investment object (O-028, O-039): those of the office's file, or the
 * sample that ships with the program; if the file omits the districts, the program's own. Reads the files on every
 * call, so that a corrected file needs no restart.
 */
export async function readInvestLists({
  office,
  resources,
  log,
}: {
  /** Path of the office's file; undefined if none is configured. */
  office: string | undefined;
  /** Folder of the files that ship with the program. */
  resources: string;
  log: Log;
}): Promise<InvestListsAnswer> {
  try {
    const { sample = false, districts, ...lists } = await readListFile(office ?? join(resources, SAMPLE), listsSchema);
    const places = districts ?? (await readListFile(join(resources, DISTRICTS), districtsSchema)).districts;
    return { step: 'read', lists: { sample, districts: places, ...lists } };
  } catch (error) {
    if (!(error instanceof ListFileError)) throw error;
    const { file, problems } = error;
    log.warn('the lists of the investment form cannot be used', { problems });
    return { step: 'unread', file, problems: [...problems] };
  }
}

/** Largest file in bytes: forty times the lists of the documents. */
const MAX_BYTES = 4 * 1024 * 1024;
/** Most problems reported of one file. */
const MOST_PROBLEMS = 10;

/** Why a file of lists cannot be used. */
class ListFileError extends Error {
  override readonly name = 'ListFileError';
  readonly file: string;
  readonly problems: readonly PlacedProblem[];

  constructor(file: string, problems: readonly PlacedProblem[]) {
    super(problems.map(({ place, problem }) => `${place || 'file'}: ${problem}`).join(', '));
    this.file = file;
    this.problems = problems.slice(0, MOST_PROBLEMS);
  }
}

/**
 * The lists of a JSON file, by a schema whose messages are problems. Throws `ListFileError`, even if the lists only
 * contradict each other.
 */
async function readListFile<T extends SomeLists>(file: string, schema: z.ZodType<T>): Promise<T> {
  const fail = (problem: ListProblem) => new ListFileError(file, [{ place: '', problem }]);
  const text = await textOf(file, fail);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw fail('not-json');
  }
  const parsed = schema.safeParse(value);
  const problems = parsed.success ? listProblems(parsed.data) : parsed.error.issues.flatMap(problemsOf);
  if (!parsed.success || problems.length > 0) throw new ListFileError(file, problems);
  return parsed.data;
}

/** The text of a file: UTF-8, or the encoding of its byte order mark, as Notepad writes it. */
async function textOf(file: string, fail: (problem: ListProblem) => ListFileError): Promise<string> {
  let bytes: Buffer;
  try {
    const facts = await stat(file);
    if (!facts.isFile()) throw fail('unreadable');
    if (facts.size > MAX_BYTES) throw fail('too-large');
    bytes = await readFile(file);
  } catch (error) {
    if (error instanceof ListFileError) throw error;
    throw fail(isMissing(error) ? 'missing' : 'unreadable');
  }
  const { encoding, mark } = markedEncoding(bytes);
  const reader = createTextReader(encoding ?? 'utf-8');
  try {
    return reader.write(bytes.subarray(mark)) + reader.end();
  } catch {
    throw fail('not-text');
  }
}

function problemsOf(issue: z.core.$ZodIssue): PlacedProblem[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ place: placeOf([...issue.path, key]), problem: 'unknown-key' }));
  }
  return [{ place: placeOf(issue.path), problem: issue.message as ListProblem }];
}

/** A path as the author of the file would write it: `spheres[2].networks[0].id`. */
const placeOf = (path: readonly PropertyKey[]): string =>
  path.reduce<string>((place, key) => {
    if (typeof key === 'number') return `${place}[${key}]`;
    return place === '' ? String(key) : `${place}.${String(key)}`;
  }, '');
