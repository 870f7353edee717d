import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import type { Text } from '@/i18n/catalogue.ts';
import type { FailureWords } from '@/i18n/failure-words.ts';
import type { FormValues } from '../drafts/use-draft.ts';
import { useNotices } from '../notices.ts';
import { useGoBack } from '../use-go-back.ts';
import type { Crud } from './define-crud.ts';
import { type RecordFormOptions, type RecordFormState, useRecordForm } from './use-record-form.ts';

export type CrudFormOptions<V extends FormValues, Sent> = Omit<RecordFormOptions<V, Sent>, 'crud' | 'id'> & {
  crud: Pick<Crud<never, V, Sent>, 'path' | 'form' | 'item' | 'save' | 'refresh'>;
  /** Where saving and leaving lead if the form was the first screen: the list. */
  list: string;
  /** Where they lead always, whatever came before. Default: back to where the person came from. */
  ways?: { readonly saved?: string; readonly left?: string };
  /**
   * The query parameter that holds the id, where the route does not; the form must be keyed by it, for a screen is by its path
   * alone. Default: the route's `:id`.
   */
  idIn?: string;
  /** What is said where saving failed. Default: what the screen's document says of saving. */
  failure?: Text | FailureWords;
};

export type CrudForm<V extends FormValues, Sent> = RecordFormState<V, Sent> & {
  /** Of the record that is changed; undefined for a new one. */
  readonly id: string | undefined;
  /** How far the record has come: the fields must not be drawn before it is `ready`. */
  readonly record: { readonly step: 'loading' } | Failed | { readonly step: 'ready' };
  /** What the platform said last of the record, whatever is typed meanwhile; undefined for a new one. */
  readonly latest: V | undefined;
  readonly failure: Text | FailureWords | undefined;
  /** Address of the list. */
  readonly list: string;
  readonly saved: () => void;
  readonly leave: () => void;
};

type Failed = {
  readonly step: 'failed';
  readonly error: Error;
  readonly retry: () => void;
  readonly retrying: boolean;
};

/**
 * The form of a record whose id stands in the address, or of a new one, as a page: read, checked by its schema, saved once,
 * and back to where the person came from. `FormPage` shows it.
 */
export function useCrudForm<V extends FormValues, Sent>(options: CrudFormOptions<V, Sent>): CrudForm<V, Sent> {
  const { crud, list, ways = {}, idIn, failure, ...rest } = options;
  const id = useRecordId(idIn);
  const notices = useNotices();
  const navigate = useNavigate();
  const back = useGoBack(list);
  const item = useQuery({ ...crud.item(id ?? ''), enabled: id !== undefined, refetchOnReconnect: false });
  const state = useRecordForm({ crud, id, ...rest });
  const { form } = state;

  // Only once: a later answer must not overwrite what is being typed.
  const { initialize } = form;
  const { data } = item;
  useEffect(() => {
    if (data) initialize(data);
  }, [data, initialize]);

  const go = (way: string | undefined) => (way === undefined ? back() : void navigate(way));
  return {
    ...state,
    id,
    record: recordStep(),
    latest: data,
    failure,
    list,
    saved: () => {
      notices.success('Muvafaqiyatli saqlandi', 'Tabriklaymiz');
      go(ways.saved);
    },
    leave: () => go(ways.left),
  };

  function recordStep(): CrudForm<V, Sent>['record'] {
    if (id === undefined || form.initialized) return { step: 'ready' };
    if (!item.isError) return { step: 'loading' };
    return { step: 'failed', error: item.error, retry: () => void item.refetch(), retrying: item.isFetching };
  }
}

/** The id in the route, or in this parameter of the query; undefined for a new record. */
function useRecordId(parameter: string | undefined): string | undefined {
  const { id } = useParams();
  const [query] = useSearchParams();
  return parameter === undefined ? id : query.get(parameter) || undefined;
}
