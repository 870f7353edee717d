import type { ContentLanguage } from '@shared/content-language.ts';
import type { QueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { type HttpOptions, http } from '@/api/http.ts';
import type { FormValues } from '../drafts/use-draft.ts';
import type { RecordForm } from '../forms/record-form.ts';
import { recordAt } from '../record.ts';
import { type ListShape, offsetPages } from './list-shape.ts';
import { foundAmong, itemOptions, type ListQuery, listOptions } from './queries.ts';

type Call = { readonly path: string } & Pick<HttpOptions<unknown>, 'method' | 'query' | 'body' | 'form'>;

type ReadFrom = 'path' | 'list' | 'nowhere';

export type CrudSpec<Row, Values extends FormValues, Sent> = {
  /** Address of the collection, without a leading slash; it begins every key, so one call makes all of it stale. */
  path: string;
  /** One row of the list. */
  row: z.ZodType<Row>;
  /** Under which name the answer holds the rows, or how the list is asked for and answered otherwise. Default: "data". */
  rows?: string | ListShape;
  /** The form of one; left out where none has a form of its own. */
  form?: RecordForm<Values, Sent>;
  /** Name of its own under which an envelope may hold one record (Z-130). Default: "record". */
  envelope?: string;
  /** Collection at which one is read, saved and deleted, where that is not the address of the list. Default: `path`. */
  oneAt?: string;
  /**
   * Where one is read: at `oneAt/id`, among all rows where no call gives one alone (E111), or nowhere, where its form begins
   * as that of a new one (Z-084). Default: "path".
   */
  readFrom?: ReadFrom;
  /** What a record is read with that its own call does not give, such as the region of its district. Default: nothing. */
  complete?: (read: Values, client: QueryClient) => Promise<Values>;
  /** How a record is saved; without an id it is a new one. Default: POST to `oneAt`, PUT to `oneAt/id`, values as JSON. */
  save?: (sent: Sent, id: string | undefined) => Call;
  /** How one is deleted. Default: DELETE of `oneAt/id`. */
  remove?: (id: string | number) => Call;
};

/** The calls of one kind of record, ready for `useQuery`, `useCrudForm` and `DeleteButton`. */
export type Crud<Row, Values extends FormValues, Sent> = {
  readonly path: string;
  readonly form: RecordForm<Values, Sent>;
  /** Whether its list comes all at once, without pages. */
  readonly whole: boolean;
  /** `language` where the platform is told in which one to answer. */
  readonly list: (query: ListQuery, language?: ContentLanguage) => ReturnType<typeof listOptions<Row>>;
  readonly item: (id: string) => ReturnType<typeof itemOptions<Values>>;
  /** Throws `AppError`. */
  readonly save: (sent: Sent, id: string | undefined) => Promise<void>;
  /** Throws `AppError`. */
  readonly remove: (id: string | number) => Promise<void>;
  /** Makes everything stale that was read of it; gives when the lists in view are read again. */
  readonly refresh: (client: QueryClient) => Promise<void>;
};

/**
 * The endpoint of a kind of record. What is irregular about it (other names, ids in bodies, shifted dates) stands here
 * as adapters, never in the kit or in a screen.
 */
export function defineCrud<Row, Values extends FormValues = never, Sent = Values>(
  spec: CrudSpec<Row, Values, Sent>,
): Crud<Row, Values, Sent> {
  const {
    path,
    oneAt = path,
    row,
    rows = 'data',
    form = NO_FORM as RecordForm<Values, Sent>,
    envelope = 'record',
  } = spec;
  const shape = typeof rows === 'string' ? offsetPages(rows) : rows;
  const one = recordAt(envelope, form.known, form.read);
  const answer = shape.answer(row);
  const saving = spec.save ?? ((body, id) => collectionSave(oneAt, body, id));
  const removal = spec.remove ?? ((id) => ({ method: 'DELETE', path: `${oneAt}/${id}` }));
  const reading: Record<ReadFrom, (id: string, signal: AbortSignal) => Promise<Values>> = {
    path: (id, signal) => http(`${oneAt}/${encodeURIComponent(id)}`, { signal, schema: one }),
    list: (id, signal) => foundAmong(path, id, shape, one, signal),
    nowhere: async () => form.empty(),
  };
  const readOne = reading[spec.readFrom ?? 'path'];
  const send = async ({ path: address, ...call }: Call) => {
    await http(address, { ...call, schema: z.unknown() });
  };
  return {
    path,
    form,
    whole: shape.whole ?? false,
    list: (query, language) => listOptions(path, query, { ask: shape.ask, answer }, language),
    item: (id) => itemOptions(path, id, (signal) => readOne(id, signal), spec.complete),
    save: (sent, id) => send(saving(sent, id)),
    remove: (id) => send(removal(id)),
    refresh: (client) => client.invalidateQueries({ queryKey: [path] }),
  };
}

/** Of records that have no form of their own: none is read alone. */
const NO_FORM: RecordForm<never, never> = {
  schema: z.never(),
  read: z.never(),
  empty: () => {
    throw new Error('this record has no form');
  },
  known: ['id'],
  isRequired: () => false,
};

/** The usual way to save: POST of a new one, PUT to `path/id` of a known one. */
function collectionSave(path: string, body: unknown, id: string | undefined): Call {
  const json = body as NonNullable<Call['body']>;
  return id === undefined ? { method: 'POST', path, body: json } : { method: 'PUT', path: `${path}/${id}`, body: json };
}
