import { SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { BoardField } from '@/entities/board-field.tsx';
import { schoolBoardsQuery } from '@/entities/boards.ts';
import { SCHOOL_CATEGORIES_FAILED } from '@/entities/lookup.ts';
import { useNamedOptions } from '@/entities/named-options.ts';
import { schoolCategoriesQuery } from '@/entities/school-categories.ts';
import { useT } from '@/i18n/use-t.ts';
import { BigSelect } from '@/kit/big-select/big-select.tsx';
import { FormPage } from '@/kit/crud/form-page.tsx';
import { useCrudForm } from '@/kit/crud/use-crud-form.ts';
import { pictureRule } from '@/kit/files/file-rule.ts';
import { MoneyInput } from '@/kit/inputs/money-input.tsx';
import { UploadedPictureField } from '@/kit/uploads/uploaded-picture-field.tsx';
import { schoolTemplates } from './api.ts';

/** JPEG or PNG (S-021). */
const PHOTO = pictureRule();

/** Form of a template of the school programme (S139). */
export function Component() {
  const { t } = useT();
  const state = useCrudForm({ crud: schoolTemplates, list: '/app/school-templates' });
  const { id, field } = state;
  return (
    <FormPage state={state}>
      <TextInput label={t('Sarlavha')} {...field('title')} />
      <Textarea label={t('Tavsif')} autosize={false} rows={4} {...field('description')} />
      <SimpleGrid cols={2}>
        <BoardField boards={schoolBoardsQuery} {...field('board_id')} />
        <BigSelect
          label="Toifa"
          query={useNamedOptions(useQuery(schoolCategoriesQuery))}
          failed={SCHOOL_CATEGORIES_FAILED}
          {...field('category_id')}
        />
        <MoneyInput label={t("So'ralgan summa")} {...field('requested_amount')} />
        <UploadedPictureField
          name={`${schoolTemplates.path}/${id ?? 'new'}/photo`}
          label="Rasm"
          rule={PHOTO}
          {...field('photo')}
        />
      </SimpleGrid>
    </FormPage>
  );
}
