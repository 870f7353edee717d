import { isBlank, trimmed } from '@shared/blank.ts';
import { AppError } from '@shared/errors.ts';
import type { QueryClient } from '@tanstack/react-query';
import { type SeenCall, watchingCalls } from '@/api/seen-calls.ts';
import { idOf, type Judged, judgeAnswer } from './judge/answer.ts';
import type { Finding } from './judge/finding.ts';
import {
  absentFindings,
  filterFindings,
  pageFindings,
  recordFindings,
  scopeFindings,
  searchFindings,
} from './judge/lists.ts';
import type { Ask, Assumption, Found, Query } from './line.ts';

/** What was asked of a line; `beside`: what the program asks for along with it. */
export type AskedFor = 'list' | 'page' | 'filter' | 'search' | 'record' | 'absent' | 'beside';

/** A call that was made, and what it did otherwise than assumed. */
export type Asked = {
  readonly step: AskedFor;
  readonly call: SeenCall;
  readonly rows: number;
  readonly findings: readonly Finding[];
};

/** The id of a record that no platform has. */
const NOBODY = '999999999';

/** Asks for all that a line assumes, one call after the other; `before` each, and `tell` after it. Returns its rows. */
export async function askLine(
  line: Assumption,
  {
    client,
    found,
    before,
    tell,
  }: {
    client: QueryClient;
    found: Found;
    before: () => Promise<void>;
    tell: (asked: Asked) => void;
  },
): Promise<Judged['rows'] | null> {
  const { size, words, filters = [], searches = [], one } = line;
  const asks = line.asks ? line.asks(found) : {};
  if (!asks) return null;
  const list = (query: Query) => line.list(query, found.profile);
  const page = (offset: number): Query => ({ ...asks, ...(size !== null && { limit: size, offset }) });

  const ask = async (step: AskedFor, call: Ask, judge: (judged: Judged, seen: SeenCall) => readonly Finding[]) => {
    await before();
    const calls = await watchingCalls(() => call(client));
    // The same path twice is the search in the other script; other paths add what the answer lacks.
    const own = calls.findLast(({ path }) => path === calls[0]?.path);
    for (const beside of calls.filter(({ path }) => path !== own?.path)) {
      const { rows, findings } = judgeAnswer(beside);
      tell({ step: 'beside', call: beside, rows: rows.length, findings });
    }
    if (!own) return null;
    const { lacks = {}, digits = [], uncounted } = line;
    const exempt = (step === 'record' ? lacks.record : lacks.rows) ?? [];
    const isNoDifference = ({ what, at = '' }: Finding): boolean =>
      (what === 'missing' && exempt.includes(at)) ||
      (what === 'odd' && digits.includes(at)) ||
      (what === 'total-missing' && uncounted === true);
    const { findings, ...rest } = judgeAnswer(own, words);
    const judged = { ...rest, findings: findings.filter((finding) => !isNoDifference(finding)) };
    tell({ step, call: own, rows: judged.rows.length, findings: judge(judged, own) });
    return judged;
  };
  /** The findings of the answer itself, or else those of what it was asked for. */
  const also =
    (more: (judged: Judged) => readonly Finding[]) =>
    (judged: Judged): readonly Finding[] =>
      judged.findings.some(({ status, what }) => status !== undefined || what === 'envelope' || what === 'not-json')
        ? judged.findings
        : more(judged);

  const first = await ask('list', list(page(0)), (judged) => [
    ...judged.findings,
    ...(line.scoped ? scopeFindings(found.profile, judged) : []),
  ]);
  if (!first) return null;
  const { rows, total } = first;
  if (size !== null && total !== null && total > rows.length && rows.length > 0)
    await ask(
      'page',
      list(page(size)),
      also((second) => pageFindings(first, second)),
    );
  for (const { key, ...about } of filters) {
    const value = 'field' in about ? rows.map((row) => row[about.field]).find(isScalar) : idIn(found.rows(about.of));
    if (value === undefined) continue;
    const judge = 'field' in about ? (judged: Judged) => filterFindings(key, about.field, value, judged) : () => [];
    await ask('filter', list({ ...page(0), [key]: value }), also(judge));
  }
  for (const field of searches) {
    const row = rows.find((one) => isScalar(one[field]) && !isBlank(String(one[field])));
    if (!row) continue;
    const search = trimmed(String(row[field]));
    await ask(
      'search',
      list({ ...page(0), search }),
      also((judged) => searchFindings(field, row, judged)),
    );
  }
  const id = idIn(rows);
  if (one && id !== undefined) {
    await ask('record', one(id), (judged) => [...judged.findings, ...recordFindings(id, judged)]);
    await ask('absent', one(NOBODY), (_, { error }) => absentFindings(error && AppError.from(error)));
  }
  return rows;
}

const idIn = (rows: Judged['rows']): string | undefined => rows.map(idOf).find((id) => id !== undefined);
const isScalar = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);
