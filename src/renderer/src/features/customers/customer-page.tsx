import { TextInput } from '@mantine/core';
import { useT } from '@/i18n/use-t.ts';
import { ChoiceSelect } from '@/kit/choice-select.tsx';
import { FormPage } from '@/kit/crud/form-page.tsx';
import { useCrudForm } from '@/kit/crud/use-crud-form.ts';
import { withStored } from '@/kit/forms/with-stored.ts';
import { TinInput } from '@/kit/inputs/tin-input.tsx';
import { customers } from './api.ts';
import { FORM_TYPE_LABELS } from './customer.ts';

/** Form of a customer (spec 002 §2, §5). */
export function Component() {
  const { t } = useT();
  const state = useCrudForm({
    crud: customers,
    list: '/app/customers',
    // A 409 means a duplicate taxpayer number, the only refusal of a complete form.
    refusedField: ({ status }) => (status === 409 ? 'tin' : undefined),
  });
  const { form, field } = state;
  return (
    <FormPage state={state}>
      <TextInput label={t('Nomi')} {...field('title')} />
      <TinInput {...field('tin')} />
      <ChoiceSelect
        label={t('Turi')}
        placeholder={t('Tanlang')}
        data={withStored(FORM_TYPE_LABELS, form.getInitialValues().type)}
        {...field('type')}
      />
    </FormPage>
  );
}
