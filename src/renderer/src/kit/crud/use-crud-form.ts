import { schemaResolver, type UseFormReturnType, useForm } from '@mantine/form';
import { AppError } from '@shared/errors.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createElement, Fragment, useEffect, useMemo, useState } from 'react';
import { useParams } from 'react-router';
import type { Text } from '@/i18n/catalogue.ts';
import { useT } from '@/i18n/use-t.ts';
import { draftShape } from '../drafts/draft-shape.ts';
import type { DraftSpec, FormValues } from '../drafts/use-draft.ts';
import { type Field, type FieldPath, fieldsOf } from '../forms/field.ts';
import type { Outcome } from '../forms/use-submit.ts';
import { useNotices } from '../notices.ts';
import { useGoBack } from '../use-go-back.ts';
import type { Crud } from './define-crud.ts';

export type CrudFormOptions<V extends FormValues, Sent> = {
  crud: Pick<Crud<never, V, Sent>, 'path' | 'form' | 'item' | 'save' | 'refresh'>;
  /** What a new record begins with, where that is not what its fields say. */
  begin?: Partial<V>;
  /** Where saving leads if the form was the first screen: the list. */
  list: string;
  /** What is said where saving failed. Default: what the screen's document says of saving. */
  failure?: Text;
  /** At which field the server's refusal belongs. Default: below the form. */
  blame?: (error: AppError) => FieldPath<V> | undefined;
  /** Under which id a new record's draft is kept, where there are several kinds of new ones. Default: "new". */
  draftOf?: string;
};

export type CrudForm<V extends FormValues, Sent> = {
  /** Of the record that is changed; undefined for a new one. */
  readonly id: string | undefined;
  readonly form: UseFormReturnType<V, Sent>;
  /** Props of an input: `{...field('title.ru')}`. */
  readonly field: Field<V>;
  /** How far the record has come: the fields must not be drawn before it is `ready`. */
  readonly record: { readonly step: 'loading' } | Failed | { readonly step: 'ready' };
  readonly draft: DraftSpec<V>;
  /** Saves; throws `AppError`, one of kind `cancelled` where the field says it all. */
  readonly submit: (values: Sent) => Promise<Outcome>;
  readonly failure: Text | undefined;
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
 * The form of a record whose id stands in the address, or of a new one: read, checked by its schema, saved once, and back
 * to where the person came from. `FormPage` shows it.
 */
export function useCrudForm<V extends FormValues, Sent>(options: CrudFormOptions<V, Sent>): CrudForm<V, Sent> {
  const { crud, begin, list, blame, draftOf = 'new' } = options;
  const { schema, isRequired } = crud.form;
  // As it was when the form was opened: a year that ends meanwhile changes nothing.
  const [empty] = useState(() => ({ ...crud.form.empty(), ...begin }));
  const { id } = useParams();
  const { t } = useT();
  const notices = useNotices();
  const queries = useQueryClient();
  const back = useGoBack(list);
  const item = useQuery({ ...crud.item(id ?? ''), enabled: id !== undefined, refetchOnReconnect: false });
  const form = useForm<V, Sent>({
    initialValues: empty,
    validate: schemaResolver(schema, { sync: true }),
    transformValues: (values) => schema.parse(values),
    clearInputErrorOnChange: true,
  });

  // Only once: a later answer must not overwrite what is being typed.
  const { initialize } = form;
  const { data } = item;
  useEffect(() => {
    if (data) initialize(data);
  }, [data, initialize]);

  const draft = useMemo(
    () => ({ scope: crud.path, record: id ?? draftOf, schema: draftShape(empty) }),
    [crud.path, id, draftOf, empty],
  );

  return {
    id,
    form,
    field: fieldsOf(form, t, isRequired),
    record: recordStep(),
    draft,
    submit: async (values) => {
      try {
        await crud.save(values, id);
      } catch (thrown) {
        const error = AppError.from(thrown);
        const path = error.serverMessage === undefined ? undefined : blame?.(error);
        if (path === undefined) throw error;
        form.setFieldError(path, createElement(Fragment, null, error.serverMessage));
        return 'stay';
      }
      await crud.refresh(queries);
      return 'done';
    },
    failure: options.failure,
    list,
    saved: () => {
      notices.success('Muvafaqiyatli saqlandi', 'Tabriklaymiz');
      back();
    },
    leave: back,
  };

  function recordStep(): CrudForm<V, Sent>['record'] {
    if (id === undefined || form.initialized) return { step: 'ready' };
    if (!item.isError) return { step: 'loading' };
    return { step: 'failed', error: item.error, retry: () => void item.refetch(), retrying: item.isFetching };
  }
}
