import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router';
import type { FailureWords } from '@/i18n/failure-words.ts';
import type { Text } from '@/i18n/text.ts';
import type { FormValues } from '../drafts/use-draft.ts';
import { useEarlierSending } from '../drafts/use-earlier-sending.ts';
import { useNotices } from '../notices.ts';
import { useGoBack, useGoTo } from '../use-go-back.ts';
import { useHere } from '../use-here.ts';
import type { Crud } from './define-crud.ts';
import { type RecordFormOptions, type RecordFormState, useRecordForm } from './use-record-form.ts';

export type CrudFormOptions<V extends FormValues, Sent> = Omit<
  RecordFormOptions<V, Sent>,
  'crud' | 'id' | 'item' | 'at'
> & {
  crud: Pick<Crud<never, V, Sent>, 'path' | 'form' | 'item' | 'save' | 'refresh'>;
  /** Path of the list: where saving and leaving lead if the form was the first screen. */
  list: string;
  /**
   * Fixed targets of saving and leaving (Z-110); that of saving may depend on the values saved and on those before.
   * Default, also if it is undefined: back to the previous screen.
   */
  ways?: {
    readonly saved?: string | ((saved: V, before: V) => string | undefined);
    readonly left?: string;
  };
  /**
   * Query parameter with the id, if the route has none. Key the form by the id: a screen is keyed by its path alone.
   * Default: the route's `:id`.
   */
  idIn?: string;
  /** Words for a failed save. Default: the save words of the screen's document. */
  failure?: Text | FailureWords;
};

/** The state of a record's form page, for `FormPage`. */
export type CrudForm<V extends FormValues, Sent> = RecordFormState<V, Sent> & {
  /** Id of the record; undefined for a new record. */
  readonly id: string | undefined;
  /** Loading state of the record (`sending`: still being saved from before); render the fields only when it is `ready`. */
  readonly record: { readonly step: 'loading' | 'sending' } | Failed | { readonly step: 'ready' };
  /** The record as last read, without the form's input; undefined for a new record. */
  readonly latest: V | undefined;
  readonly failure: Text | FailureWords | undefined;
  /** Path of the list. */
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
 * State of the form page of a new record or of the record whose id is in the address: reads the record, validates by
 * its schema, saves once, and returns to the previous screen. Shown by `FormPage`.
 */
export function useCrudForm<V extends FormValues, Sent>(options: CrudFormOptions<V, Sent>): CrudForm<V, Sent> {
  const { crud, list, ways = {}, idIn, failure, ...rest } = options;
  const id = useRecordId(idIn);
  const notices = useNotices();
  const back = useGoBack(list);
  const goTo = useGoTo();
  // What an earlier sending of this form changes is read once its outcome is known.
  const sending = useEarlierSending({ scope: crud.path, record: id ?? '' });
  const item = useQuery({
    ...crud.item(id ?? ''),
    enabled: id !== undefined && !sending,
    refetchOnReconnect: false,
  });
  const { pathname, search } = useLocation();
  const state = useRecordForm({ crud, id, item: crud.item, at: `${pathname}${search}`, ...rest });
  const { form } = state;

  // Once: a later answer must neither overwrite typed values nor clear errors.
  const { initialize, initialized } = form;
  const { data } = item;
  useEffect(() => {
    if (data && !initialized) initialize(data);
  }, [data, initialize, initialized]);

  const here = useHere();
  const go = (way: string | undefined) => (way === undefined ? back() : goTo(way));
  return {
    ...state,
    id,
    record: recordStep(),
    latest: data,
    failure,
    list,
    saved: () => {
      notices.success('Muvafaqiyatli saqlandi', 'Tabriklaymiz');
      // A person who has left the screen meanwhile is not redirected.
      if (!here.current) return;
      go(typeof ways.saved === 'function' ? ways.saved(form.getValues(), form.getInitialValues()) : ways.saved);
    },
    leave: () => go(ways.left),
  };

  function recordStep(): CrudForm<V, Sent>['record'] {
    if (id === undefined || form.initialized) return { step: 'ready' };
    if (!item.isError) return { step: sending ? 'sending' : 'loading' };
    return { step: 'failed', error: item.error, retry: () => void item.refetch(), retrying: item.isFetching };
  }
}

/** The id from the route, or from this query parameter; undefined for a new record. */
function useRecordId(parameter: string | undefined): string | undefined {
  const { id } = useParams();
  const [query] = useSearchParams();
  return parameter === undefined ? id : query.get(parameter) || undefined;
}
