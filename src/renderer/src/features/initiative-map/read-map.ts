import { AppError } from '@shared/errors.ts';
import type { Initiative } from '@/domains/initiative/model/initiative.ts';
import { readSeason, type SeasonPorts } from '@/domains/initiative/reading/read-season.ts';
import { NOTHING_READ, withPage } from '@/domains/initiative/reading/so-far.ts';
import type { SomeRows } from '@/kit/page.ts';

/** Most rows that are read for the map without asking, and without pauses. */
export const MOST_UNASKED = 3_000;

/** All rows of a list; `about`: rows that the platform counts are missing. */
export type MapRows = { readonly rows: readonly Initiative[]; readonly about: boolean };

/**
 * Reads the rest of a list after its first page, one call at a time, without pauses. `onProgress` gets the rows so far.
 * Throws `AppError`, or the signal's reason when aborted.
 */
export async function readMap(
  first: SomeRows<Initiative>,
  {
    onProgress,
    ...ports
  }: Pick<SeasonPorts, 'read' | 'wait' | 'line' | 'now' | 'signal'> & {
    onProgress: (rows: readonly Initiative[]) => void;
  },
): Promise<MapRows> {
  const rows = new Map<number, Initiative>();
  const take = (page: Pick<SomeRows<Initiative>, 'rows'>) => {
    for (const row of page.rows) rows.set(row.id, row);
    onProgress([...rows.values()]);
  };
  take(first);
  const { end } = await readSeason(withPage(NOTHING_READ, first, 0), {
    ...ports,
    pause: 0,
    read: async (paging, signal) => {
      const page = await ports.read(paging, signal);
      take(page);
      return page;
    },
    onProgress: () => undefined,
  });
  ports.signal.throwIfAborted();
  if (end.state === 'failed') throw end.error;
  if (end.state === 'refused') throw refused();
  return { rows: [...rows.values()], about: end.state === 'about' };
}

/** Why a reading has ended after refusals. */
export const refused = () => new AppError({ kind: 'server', detail: 'the list was refused six times in a row' });
