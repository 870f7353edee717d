import { SimpleGrid, TextInput } from '@mantine/core';
import { useT } from '@/i18n/use-t.ts';
import { FormPage } from '@/kit/crud/form-page.tsx';
import { useCrudForm } from '@/kit/crud/use-crud-form.ts';
import { WholeNumberInput } from '@/kit/inputs/whole-number-input.tsx';
import { YearInput } from '@/kit/inputs/year-input.tsx';
import { budgetParams } from './api.ts';

/** Form of an annual budget (spec 001 §2, §5). */
export function Component() {
  const { t } = useT();
  const state = useCrudForm({ crud: budgetParams, list: '/app/budget-params' });
  const { field } = state;
  return (
    <FormPage state={state}>
      <TextInput label={t('Nomi')} {...field('order_title')} />
      <TextInput label={t('Havola')} {...field('order_link')} />
      <SimpleGrid cols={3}>
        <YearInput label={t('Yil')} {...field('budget_year')} />
        <WholeNumberInput label={t('Daromad')} {...field('income')} />
        <WholeNumberInput label={t('Xarajat')} {...field('outcome')} />
      </SimpleGrid>
    </FormPage>
  );
}
