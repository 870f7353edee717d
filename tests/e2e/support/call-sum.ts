import { CALLS } from '../../platform/calls/all.ts';
import type { CallEntry } from '../../platform/calls/entry.ts';
import { entryAt, isBesidePlatform } from '../../platform/calls/entry-at.ts';
import type { NotedCall } from './call-notes.ts';

/** The calls of a run, compared with the table of calls. */
export type CallSum = {
  /** Entries that were sent and answered with success at least once. */
  served: readonly CallEntry[];
  /** Entries that were sent and never answered with success. */
  refused: readonly CallEntry[];
  /** Entries that, by the table, a screen sends, but no test sent. */
  unsent: readonly CallEntry[];
  /** Entries that, by the table, no screen sends, but a test sent. */
  unexpected: readonly CallEntry[];
  /** Calls that the table does not know: `GET /api/v1/nothing`, once each. */
  unknown: readonly string[];
};

const succeeded = ({ status }: NotedCall) => status !== null && status < 400;

/** Sums up the calls of a run. Map tiles and geocoder are other servers and are left out. */
export function sumUp(calls: readonly NotedCall[]): CallSum {
  const statuses = new Map<CallEntry, boolean>();
  const unknown = new Set<string>();
  for (const call of calls) {
    if (isBesidePlatform(call)) continue;
    const entry = entryAt(call);
    if (!entry) unknown.add(`${call.method} ${call.path}`);
    else statuses.set(entry, statuses.get(entry) || succeeded(call));
  }
  const sent = CALLS.filter((entry) => statuses.has(entry));
  return {
    served: sent.filter((entry) => statuses.get(entry)),
    refused: sent.filter((entry) => !statuses.get(entry)),
    unsent: CALLS.filter((entry) => !entry.unsent && !statuses.has(entry)),
    unexpected: sent.filter((entry) => entry.unsent),
    unknown: [...unknown].toSorted(),
  };
}

/**
 * True if the calls fail the run: a call that the table does not know always does; if every test ran (`whole`), so does
 * an entry that was never sent or never answered with success.
 */
export const failsRun = ({ unknown, unsent, refused }: CallSum, whole: boolean): boolean =>
  unknown.length > 0 || (whole && unsent.length + refused.length > 0);

/** Joins consecutive numbers into ranges: `E001, E004–E010`. */
function ranges(entries: readonly CallEntry[]): string {
  const groups: string[][] = [];
  for (const { id } of entries.toSorted((a, b) => a.id.localeCompare(b.id))) {
    const last = groups.at(-1);
    if (last && Number(last.at(-1)?.slice(1)) + 1 === Number(id.slice(1))) last.push(id);
    else groups.push([id]);
  }
  return groups.map((group) => (group.length > 1 ? `${group[0]}–${group.at(-1)}` : group[0])).join(', ');
}

const listed = (title: string, lines: readonly string[]) =>
  lines.length > 0 ? [`${title}:`, ...lines.map((line) => `  ${line}`)] : [];
const lineOf = ({ id, method, path }: CallEntry) => `${id} ${method} ${path}`;

/** The lines printed at the end of a run; after a partial run only the calls that the table does not know. */
export function sumLines(sum: CallSum, whole: boolean): readonly string[] {
  const unknown = listed('Calls that the table of calls does not know (tests/platform/calls)', sum.unknown);
  if (!whole) return unknown;
  return [
    `Calls of the platform: ${sum.served.length} were served: ${ranges(sum.served)}`,
    ...listed('Sent and never answered with success', sum.refused.map(lineOf)),
    ...listed('Never sent', sum.unsent.map(lineOf)),
    ...listed('Sent, though the table says that no screen sends it', sum.unexpected.map(lineOf)),
    ...unknown,
  ];
}
