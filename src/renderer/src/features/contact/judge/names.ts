import { listIn } from '@shared/list-in.ts';
import { withKnownNames } from '@shared/own-names.ts';
import { recordIn } from '@shared/record-in.ts';
import { type Envelope, expectedOf } from '@/kit/described.ts';
import { anyListIn } from '@/kit/page.ts';
import type { Setting } from './finding.ts';
import { isFields } from './value.ts';

/** Names that the configuration takes. */
const NAME = /^[A-Za-z]\w{0,99}$/;

/** The objects in which an envelope has its names: the answer, and those right within. */
const places = (answer: unknown) => (isFields(answer) ? [answer, ...Object.values(answer).filter(isFields)] : []);
/** The names of an answer that a setting could tell. */
const namesOf = (answer: unknown): readonly string[] => [
  ...new Set(places(answer).flatMap((place) => Object.keys(place).filter((key) => NAME.test(key)))),
];

/** The rows of an answer, or its record as the only one, by the fields that its schema reads. */
function rowsIn(answer: unknown, envelope: Envelope): readonly unknown[] {
  if ('record' in envelope) return [recordIn(answer, envelope.record, envelope.known)].filter(isFields);
  const expected = expectedOf(envelope.of);
  const fields = expected.is === 'record' ? Object.keys(expected.fields) : [];
  const { rows = [] } = listOf(answer, envelope) ?? {};
  return rows.some((row) => isFields(row) && fields.some((field) => field in row)) ? rows : [];
}

const listOf = (answer: unknown, { rows, total }: Extract<Envelope, { rows: string | null }>) =>
  rows === null ? anyListIn(answer) : listIn(answer, rows, total ?? '');

/**
 * The settings under which an answer in no known envelope is read: tried, each name of the answer for its rows or its
 * record, then for their total (Z-154, Z-130).
 */
export function namesIn(answer: unknown, envelope: Envelope): readonly Setting[] {
  const value = namesOf(answer).find((answerKey) => rowsIn(withKnownNames(answer, { answerKey }), envelope).length > 0);
  if (value === undefined) return [];
  const known = withKnownNames(answer, { answerKey: value });
  const isCounted = 'record' in envelope || envelope.total === null || listOf(known, envelope)?.total !== undefined;
  const totals = isCounted ? [] : totalNamesIn(known, rowsIn(known, envelope).length);
  return [{ key: 'answerKey', value, reading: 'Z-154' }, ...totals];
}

/** The setting under which the total of so many rows is read: the name of a whole number that is no less (Z-130). */
export function totalNamesIn(answer: unknown, rows: number): readonly Setting[] {
  const isTotal = (value: unknown) => /^\d+$/.test(String(value)) && Number(value) >= rows;
  const value = namesOf(answer).find((name) => places(answer).some((place) => isTotal(place[name])));
  return value === undefined ? [] : [{ key: 'totalKey', value, reading: 'Z-130' }];
}
