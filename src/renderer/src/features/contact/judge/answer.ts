import type { AppError, ErrorKind } from '@shared/errors.ts';
import { listIn } from '@shared/list-in.ts';
import { PAGE_INSTEAD } from '@shared/network.ts';
import { recordIn } from '@shared/record-in.ts';
import type { SeenCall } from '@/api/seen-calls.ts';
import { type Envelope, envelopeOf, expectedOf } from '@/kit/described.ts';
import { anyListIn } from '@/kit/page.ts';
import { type DocumentWords, fieldFindings } from './fields.ts';
import type { Finding, What } from './finding.ts';
import { namesIn, totalNamesIn } from './names.ts';
import { isFields } from './value.ts';

/** An answer as it was judged: its rows as they came (one for a record), its total, and the differences. */
export type Judged = {
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  /** Null where the answer names none. */
  readonly total: number | null;
  readonly findings: readonly Finding[];
};

const FAILURES: Partial<Record<ErrorKind, What>> = {
  network: 'no-answer',
  timeout: 'no-answer',
  unauthorized: 'signed-out',
  forbidden: 'forbidden',
  'not-found': 'no-such-call',
  invalid: 'refused',
};

const failure = ({ kind, status }: AppError): Finding => ({
  what: FAILURES[kind] ?? 'failed',
  ...(status !== undefined && { status }),
});

/** Judges an answer by the schema with which the screen reads it. */
export function judgeAnswer(
  call: Pick<SeenCall, 'answer' | 'error' | 'schema' | 'query'>,
  words?: DocumentWords,
): Judged {
  const { answer, error, schema } = call;
  if (!('answer' in call)) return none(failureOf(error));
  const envelope = envelopeOf(schema);
  if (!envelope) return { rows: [], total: null, findings: error ? [{ what: 'envelope' }] : [] };
  const expected = expectedOf(envelope.of);
  if ('record' in envelope) {
    const record = recordIn(answer, envelope.record, envelope.known) ?? camelRecordIn(answer, envelope);
    if (!record) return none(unknownEnvelope(answer, envelope));
    return { rows: [record], total: null, findings: fieldFindings([record], expected, words) };
  }
  const { rows: key, total: totalKey } = envelope;
  const came = key === null ? anyListIn(answer) : listIn(answer, key, totalKey ?? '');
  if (!came) return none(unknownEnvelope(answer, envelope));
  const rows = came.rows.filter(isFields);
  const total = came.total === undefined || Number.isNaN(Number(came.total)) ? null : Number(came.total);
  const findings = [...placeFindings(answer, came, envelope), ...listFindings(rows, total, call, totalKey)];
  return { rows, total, findings: [...findings, ...fieldFindings(rows, expected, words)] };
}

const none = (finding: Finding): Judged => ({ rows: [], total: null, findings: [finding] });

function unknownEnvelope(answer: unknown, envelope: Envelope): Finding {
  const settings = namesIn(answer, envelope);
  return { what: 'envelope', ...(settings.length > 0 && { settings }) };
}

/** Chromium's words for a certificate that it does not trust, and Node's. */
const CERTIFICATE = /ERR_CERT|ERR_SSL|CERT_|_CERT|SELF_SIGNED/;

const failureOf = (error: AppError | undefined): Finding => {
  if (!error) return { what: 'failed' };
  const { kind, detail = '' } = error;
  if (kind === 'unexpected-shape' || detail === PAGE_INSTEAD) return { what: 'not-json' };
  return kind === 'network' && CERTIFICATE.test(detail) ? { what: 'untrusted' } : failure(error);
};

/** A record whose keys are in camelCase, as it came. */
function camelRecordIn(answer: unknown, { record, known }: Extract<Envelope, { record: string }>) {
  const camel = (key: string) => key.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return recordIn(answer, camel(record), known.map(camel));
}

/** Rows and totals that are where the program looks, and not where the documents say. */
function placeFindings(
  answer: unknown,
  { rows, total }: NonNullable<ReturnType<typeof listIn>>,
  { rows: key, total: totalKey }: Extract<Envelope, { total: string | null }>,
): Finding[] {
  if (key === null) return [];
  const said = isFields(answer) ? answer : {};
  const isTotalElsewhere = totalKey !== null && total !== undefined && said[totalKey] === undefined && rows.length > 0;
  return [
    ...(rows.length > 0 && said[key] !== rows ? [{ what: 'elsewhere', at: key } as const] : []),
    ...(isTotalElsewhere ? [{ what: 'elsewhere', at: totalKey } as const] : []),
  ];
}

function listFindings(
  rows: Judged['rows'],
  total: number | null,
  { query, answer }: Pick<SeenCall, 'query' | 'answer'>,
  totalKey: string | null,
): Finding[] {
  const asked = Number(query.limit ?? query.size ?? Number.POSITIVE_INFINITY);
  const paged = Number.isFinite(asked);
  const ids = rows.map(idOf).filter((id) => id !== undefined);
  const said = totalKey !== null && isFields(answer) ? answer[totalKey] : undefined;
  return [
    ...(paged && totalKey !== null && total === null ? [totalMissing(totalKey, answer, rows.length)] : []),
    ...(typeof said === 'string'
      ? [{ what: 'odd', at: totalKey ?? '', expected: 'number', came: 'string' } as const]
      : []),
    ...(total !== null && total < rows.length ? [{ what: 'total-less' } as const] : []),
    ...(rows.length > asked ? [{ what: 'more-rows' } as const] : []),
    ...(new Set(ids).size < ids.length ? [{ what: 'twice' } as const] : []),
  ];
}

function totalMissing(at: string, answer: unknown, rows: number): Finding {
  const settings = totalNamesIn(answer, rows);
  return { what: 'total-missing', at, ...(settings.length > 0 && { settings }) };
}

/** Names of a row's id. */
const IDS = ['id', 'question_id'] as const;

/** The id of a row as text; undefined where it has none. */
export function idOf(row: Readonly<Record<string, unknown>>): string | undefined {
  const id = IDS.map((name) => row[name]).find((value) => typeof value === 'number' || typeof value === 'string');
  return id === undefined ? undefined : String(id);
}
