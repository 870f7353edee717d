import { AppError } from '@shared/errors.ts';
import { z } from 'zod';
import { bridge, unwrap } from '@/api/bridge.ts';
import { noteDefect } from '@/api/note-defect.ts';
import { keepRows, loadRows } from '@/kit/keeps/kept-rows.ts';
import { keptInitiativeSchema } from '../model/initiative.ts';
import type { WholeList } from './so-far.ts';

const name = 'season';
/** How long a season is kept, in ms: as long as one is under review. */
const MOST_MS = 30 * 86_400_000;

const names = z.array(z.tuple([z.int(), z.string()])).readonly();
const headSchema = z.object({
  board: z.int(),
  at: z.number(),
  about: z.boolean(),
  regions: names,
  districts: names,
  unread: z.array(z.string()),
  next: z.int(),
  limit: z.int(),
  total: z.int().nullable(),
  calls: z.int(),
});

/** A board's whole season. */
export type KeptSeason = { readonly board: number; readonly whole: WholeList };

/** Keeps the season for the next start of the program; one that cannot be kept will be read anew. */
export async function keepSeason({ board, whole }: KeptSeason): Promise<void> {
  const { rows, regions, districts, unread, next, limit, total, calls } = whole.soFar;
  const lists = { regions: [...regions], districts: [...districts], unread: [...unread] };
  const head: z.input<typeof headSchema> = {
    ...{ board, at: whole.at, about: whole.about, next, limit, total, calls },
    ...lists,
  };
  await keepRows(name, { head, rows: [...rows.values()] }).catch(() => undefined);
}

/**
 * The season that was kept last; null for none, for one that is too old, which is removed, for one that the disk or the
 * keychain refuses now, and for one that this version cannot read, which is logged.
 */
export async function loadSeason(now: number): Promise<KeptSeason | null> {
  try {
    const kept = await loadRows(name, { head: headSchema, row: keptInitiativeSchema });
    if (!kept) return null;
    if (Math.abs(now - kept.head.at) > MOST_MS) {
      await unwrap(bridge.keeps.remove({ name }));
      return null;
    }
    const { board, at, about, regions, districts, unread, ...rest } = kept.head;
    const soFar = {
      ...rest,
      rows: new Map(kept.rows.map((row) => [row.id, row])),
      regions: new Map(regions),
      districts: new Map(districts),
      unread: new Set(unread),
    };
    return { board, whole: { soFar, about, at } };
  } catch (error) {
    // A disk or keychain that refuses now: the season may be read at the next start.
    if (error instanceof AppError) return null;
    const unreadable = new Error();
    unreadable.name = 'UnreadableSeason';
    void noteDefect(unreadable);
    return null;
  }
}
