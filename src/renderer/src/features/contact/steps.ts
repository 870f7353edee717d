import { isBlank, trimmed } from '@shared/blank.ts';
import { AppError } from '@shared/errors.ts';
import type { QueryClient } from '@tanstack/react-query';
import { watchingCalls } from '@/api/seen-calls.ts';
import type { Asked, AskOnce } from './asked.ts';
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
import type { Assumption, Filter, Found, Query } from './line.ts';
import { askForLongPages, askOtherwise } from './other-ways.ts';

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
  const { size, words, filters = [], searches = [], one, ways = {}, largest } = line;
  const asks = line.asks ? line.asks(found) : {};
  if (!asks) return null;
  const list = (query: Query) => line.list(query, found.profile);
  const page = (offset: number): Query => ({ ...asks, ...(size !== null && { limit: size, offset }) });

  const ask: AskOnce = async (step, call, judge) => {
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
    ...(line.filled && judged.findings.length === 0 && judged.rows.length === 0 ? [{ what: 'nothing' } as const] : []),
    ...(line.scoped ? scopeFindings(found.profile, judged) : []),
  ]);
  if (!first) return null;
  const { rows, total } = first;
  await askOtherwise(ask, first, ways.list ?? [], (way) => list({ ...page(0), ...way }));
  if (size !== null && total !== null && total > rows.length && rows.length > 0) {
    const second = await ask(
      'page',
      list(page(size)),
      also((second) => pageFindings(first, second)),
    );
    // A platform that does not know pages would answer with all of its rows.
    if (largest !== undefined && second && pageFindings(first, second).length === 0)
      await askForLongPages(ask, { largest, beyond: (limit) => list({ ...asks, limit, offset: total + largest }) });
  }
  for (const { key, ...about } of filters) {
    const value = filteredBy(about, rows, found);
    if (value === undefined) continue;
    const { field } = { field: undefined, ...about };
    const judge = (judged: Judged) =>
      field === undefined ? [] : filterFindings(key, field, value, judged, 'value' in about);
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
    const record = await ask('record', one(id), (judged) => [...judged.findings, ...recordFindings(id, judged)]);
    await askOtherwise(ask, record, ways.one ?? [], (way) => way(id));
    await ask('absent', one(NOBODY), (_, { error }) => absentFindings(error && AppError.from(error)));
  }
  return rows;
}

/** The value for a filter: its own, that of a row, or the id of another line's first row. */
function filteredBy(about: Omit<Filter, 'key'>, rows: Judged['rows'], found: Found) {
  const { value, field, of } = { value: undefined, field: undefined, of: undefined, ...about };
  if (value !== undefined) return value;
  if (of !== undefined) return idIn(found.rows(of));
  return rows.map((row) => row[field ?? '']).find(isScalar);
}

const idIn = (rows: Judged['rows']): string | undefined => rows.map(idOf).find((id) => id !== undefined);
const isScalar = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);
