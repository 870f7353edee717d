import { TextInput } from '@mantine/core';
import { BoardField } from '@/entities/board-field.tsx';
import { schoolBoardsQuery } from '@/entities/boards.ts';
import { useT } from '@/i18n/use-t.ts';
import { FormPage } from '@/kit/crud/form-page.tsx';
import { useCrudForm } from '@/kit/crud/use-crud-form.ts';
import { secretKeys } from './api.ts';

/** Form of a secret key (S153, S-070, S-071). */
export function Component() {
  const { t } = useT();
  const state = useCrudForm({
    crud: secretKeys,
    list: '/app/school/secret-keys',
    // A 409 means that the board has this key, the only refusal of a complete form.
    refusedField: ({ status }) => (status === 409 ? 'secret' : undefined),
  });
  const { field } = state;
  return (
    <FormPage state={state}>
      <BoardField boards={schoolBoardsQuery} {...field('board_id')} />
      <TextInput label={t('Maxfiy kalit')} autoComplete="off" spellCheck={false} {...field('secret')} />
    </FormPage>
  );
}
