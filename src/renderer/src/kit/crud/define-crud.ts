import type { ContentLanguage } from '@shared/content-language.ts';
import type { Query, QueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { type HttpOptions, http } from '@/api/http.ts';
import type { FormValues } from '../drafts/use-draft.ts';
import type { RecordForm } from '../forms/record-form.ts';
import { belongingTo, type Owner } from '../owner.ts';
import { recordAt } from '../record.ts';
import { type ListShape, offsetPages } from './list-shape.ts';
import { type CompleteRows, foundAmong, itemOptions, type ListQuery, listOptions } from './queries.ts';

type Call = {
  readonly path: string;
  readonly method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
} & Pick<HttpOptions<unknown>, 'query' | 'body' | 'form' | 'journal'>;

type ReadFrom = 'path' | 'list' | 'nowhere';

/** The description of a kind of record, for `defineCrud`. */
export type CrudSpec<Row, Values extends FormValues, Sent> = {
  /**
   * Path of the collection, without a leading slash. It starts every query key, so that one call invalidates all
   * queries.
   */
  path: string;
  /** Schema of one row of the list. */
  row: z.ZodType<Row>;
  /** Name of the rows in the answer, or the shape of a list with other paging or another envelope. Default: "data". */
  rows?: string | ListShape;
  /** Form of a record. Default: none, records are not edited one by one. */
  form?: RecordForm<Values, Sent>;
  /** Further name under which an envelope may hold one record (Z-130). Default: "record". */
  envelope?: string;
  /**
   * The record that every record of this kind belongs to, if a screen shows those of one: its id is sent with each, and
   * a record of another owner is not read. Default: none.
   */
  owner?: Owner;
  /** Path at which one record is read, saved and deleted, if not `path`. Default: `path`. */
  oneAt?: string;
  /**
   * Where one record is read: at `oneAt/id`; among all rows of the list, if no call returns one record (E111); or
   * nowhere, with the form starting as for a new record (Z-084). Default: "path".
   */
  readFrom?: ReadFrom;
  /** Adds to the rows of a page what the list's answer lacks. Default: nothing. */
  completeRows?: CompleteRows<Row>;
  /** Adds values that the record's own call does not return, such as the region of its district. Default: nothing. */
  complete?: (read: Values, client: QueryClient) => Promise<Values>;
  /**
   * The call that saves a record; `id` is undefined for a new record, whose call is not repeatable. Default: POST to `oneAt` or PUT to `oneAt/id`,
   * values as JSON.
   */
  save?: (sent: Sent, id: string | undefined) => Call;
  /** The call that deletes a record. Default: DELETE of `oneAt/id`. */
  remove?: (id: string | number) => Call;
};

/** The calls of one kind of record, ready for `useQuery`, `useCrudForm` and `DeleteButton`. */
export type Crud<Row, Values extends FormValues, Sent> = {
  readonly path: string;
  readonly form: RecordForm<Values, Sent>;
  /** Whether the list is a single answer, without pages. */
  readonly whole: boolean;
  /**
   * Query of a page of the list; `language` is the language of the content in the answer, if the platform takes one.
   */
  readonly list: (query: ListQuery, language?: ContentLanguage) => ReturnType<typeof listOptions<Row>>;
  /** Query of one record, in the form's values. */
  readonly item: (id: string) => ReturnType<typeof itemOptions<Values>>;
  /** Throws `AppError`. */
  readonly save: (sent: Sent, id: string | undefined) => Promise<void>;
  /** Throws `AppError`. */
  readonly remove: (id: string | number) => Promise<void>;
  /**
   * Invalidates all queries of this kind of record, lookups at its collection included; resolves when the active ones
   * have been refetched. `record`: whether that of an open form is refetched as well. Default: it is, too.
   */
  readonly refresh: (client: QueryClient, record?: 'too' | 'not') => Promise<void>;
};

/**
 * Defines the calls of a kind of record. Irregularities of an endpoint (other names, ids in bodies, shifted dates) are
 * adapters in its spec, never code in the kit or in a screen.
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
    owner,
  } = spec;
  const shape = typeof rows === 'string' ? offsetPages(rows) : rows;
  const one = recordAt(envelope, form.known, owner ? belongingTo(owner, form.read) : form.read);
  const answer = shape.answer(row);
  const saving =
    spec.save ?? ((body, id) => collectionSave(oneAt, owner ? { ...body, [owner.key]: owner.id } : body, id));
  const removal = spec.remove ?? ((id) => ({ method: 'DELETE', path: `${oneAt}/${id}` }));
  const reading: Record<ReadFrom, (id: string, signal: AbortSignal) => Promise<Values>> = {
    path: (id, signal) => http(`${oneAt}/${encodeURIComponent(id)}`, { signal, schema: one }),
    list: (id, signal) => foundAmong(path, id, shape, one, signal),
    nowhere: async () => form.empty(),
  };
  const readOne = reading[spec.readFrom ?? 'path'];
  const send = async ({ path: address, ...call }: Call, repeatable: boolean) => {
    await http(address, { ...call, repeatable, schema: z.unknown() });
  };
  return {
    path,
    form,
    whole: shape.whole ?? false,
    list: (query, language) =>
      listOptions(path, query, { ask: shape.ask, answer, complete: spec.completeRows }, language),
    item: (id) => itemOptions(path, id, (signal) => readOne(id, signal), spec.complete),
    save: (sent, id) => send(saving(sent, id), id !== undefined),
    remove: (id) => send(removal(id), true),
    refresh: async (client, record = 'too') => {
      const isRead = ({ queryKey: [, what] }: Query) => record === 'too' || what !== 'item';
      await Promise.all(
        [...new Set([path, oneAt])].map(async (address) => {
          const of = { queryKey: [address] };
          await client.invalidateQueries({ ...of, refetchType: 'none' });
          await client.refetchQueries({ ...of, type: 'active', predicate: isRead });
        }),
      );
    },
  };
}

/** Placeholder for kinds of records without a form, whose records are never read singly. */
const NO_FORM: RecordForm<never, never> = {
  schema: z.never(),
  schemaOf: () => z.never(),
  read: z.never(),
  empty: () => {
    throw new Error('this record has no form');
  },
  known: ['id'],
  isRequired: () => false,
};

/** The default call that saves: POST for a new record, PUT to `path/id` for a known record. */
function collectionSave(path: string, body: unknown, id: string | undefined): Call {
  const json = body as NonNullable<Call['body']>;
  return id === undefined ? { method: 'POST', path, body: json } : { method: 'PUT', path: `${path}/${id}`, body: json };
}
