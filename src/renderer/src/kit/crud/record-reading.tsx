import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { useT } from '@/i18n/use-t.ts';
import type { FormValues } from '../drafts/use-draft.ts';
import { useEarlierSending } from '../drafts/use-earlier-sending.ts';
import { FailedState, ToListButton } from '../empty-state.tsx';
import type { Frame } from '../forms/dialog-frame.tsx';
import styles from '../forms/form-dialog.module.css';
import { StillSending } from '../forms/form-panel.tsx';
import { useFormKeys } from '../forms/use-form-keys.ts';
import { DialogBody, DialogFooter } from '../framed-dialog.tsx';
import { useWords } from '../words.tsx';
import type { Crud } from './define-crud.ts';
import { type RecordFormOptions, type RecordFormState, useRecordForm } from './use-record-form.ts';

type WaitingProps<V extends FormValues, Sent> = {
  of: RecordFormOptions<V, Sent>;
  frame: Frame;
  fields: (state: RecordFormState<V, Sent>) => ReactNode;
};

export type RecordReadingProps<V extends FormValues, Sent> = WaitingProps<V, Sent> & {
  /** Query of the record. */
  item: ReturnType<Crud<never, V, Sent>['item']>;
  /** The form, with the values that were read. */
  children: (read: V) => ReactNode;
};

/**
 * Reads the record of a dialog, so that saving does not overwrite changes made by somebody else since the list was
 * read. Meanwhile the fields are inert and show the row's values, so that the form appears without a layout shift.
 */
export function RecordReading<V extends FormValues, Sent>({ item, children, ...waiting }: RecordReadingProps<V, Sent>) {
  const words = useWords();
  const { of, frame } = waiting;
  const queries = useQueryClient();
  const sending = useEarlierSending({ scope: of.crud.path, record: of.id ?? '' });
  const query = useQuery({ ...item, enabled: !sending, refetchOnReconnect: false });
  const { data, isError, error, refetch, isFetching } = query;
  if (data !== undefined && !sending) return children(data);
  const toList = () => {
    void of.crud.refresh(queries);
    frame.close();
  };
  return (
    <Waiting
      {...waiting}
      instead={
        sending ? (
          <StillSending />
        ) : (
          isError && (
            <FailedState
              error={error}
              words={words.record}
              onRetry={refetch}
              retrying={isFetching}
              gone={<ToListButton onClick={toList} />}
            />
          )
        )
      }
    />
  );
}

function Waiting<V extends FormValues, Sent>(props: WaitingProps<V, Sent> & { instead: ReactNode }) {
  const { of, frame, fields, instead } = props;
  const { t } = useT();
  const body = useRef<HTMLDivElement>(null);
  const state = useRecordForm(of);
  useFormKeys(body, { send: null, leave: frame.close });
  return (
    <>
      <DialogBody ref={body}>
        {instead || (
          <div className={styles.fields} inert aria-busy>
            {fields(state)}
          </div>
        )}
      </DialogBody>
      <DialogFooter>
        <Button variant="default" onClick={frame.close}>
          {t('Bekor qilish')}
        </Button>
        <Button disabled>{t('Saqlash')}</Button>
      </DialogFooter>
    </>
  );
}
