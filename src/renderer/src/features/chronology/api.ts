import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { http } from '@/api/http.ts';
import { CHRONOLOGY_PATH, INITIATIVE_PATH } from '@/entities/initiative-queries.ts';
import { defineCrud } from '@/kit/crud/define-crud.ts';
import { ANY_LIST } from '@/kit/crud/list-shape.ts';
import { recordAt } from '@/kit/record.ts';
import { type ChronologyValues, chronologyForm, hasNames, rowSchema, subjectSchema, withNames } from './chronology.ts';

/** Lists an initiative's records, a bare array (E056, N-001), and deletes one (E061). */
export const chronologies = defineCrud({ path: CHRONOLOGY_PATH, row: rowSchema, rows: ANY_LIST });

/** The initiative's records. */
export const chronologyQuery = (initiative: number) => chronologies.list({ initiative_id: initiative });

/** Reads, adds and changes a record of this initiative (E057, E059, E060). */
export const chronologyRecords = (initiative: number) =>
  defineCrud({
    path: CHRONOLOGY_PATH,
    row: rowSchema,
    form: chronologyForm,
    envelope: 'chronology',
    complete: (values, client) => named(values, initiative, client),
    owner: { key: 'initiative_id', id: initiative },
  });

const oneInitiative = recordAt('initiative', ['id'], subjectSchema);

/** Names and board of the initiative (E016). */
export const subjectQuery = (initiative: number) =>
  queryOptions({
    queryKey: [INITIATIVE_PATH, initiative, 'subject'],
    queryFn: ({ signal }) => http(`${INITIATIVE_PATH}/${initiative}`, { signal, schema: oneInitiative }),
  });

/** Adds the names from the list; if the list cannot be loaded, the record can be edited without them. */
async function named(values: ChronologyValues, initiative: number, client: QueryClient): Promise<ChronologyValues> {
  try {
    const list = chronologyQuery(initiative);
    const known = withNames(values, (await client.fetchQuery(list)).rows);
    // Somebody else may have chosen another since the list was read.
    return hasNames(known) ? known : withNames(values, (await client.fetchQuery({ ...list, staleTime: 0 })).rows);
  } catch {
    return values;
  }
}
