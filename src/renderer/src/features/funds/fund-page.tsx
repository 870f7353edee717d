import { FormPage } from '@/kit/crud/form-page.tsx';
import { useCrudForm } from '@/kit/crud/use-crud-form.ts';
import { LocalizedFields } from '@/kit/localized/localized-fields.tsx';
import { funds } from './fund.ts';

/** Form of a fund (spec 002 §2). */
export function Component() {
  const state = useCrudForm({ crud: funds, list: '/app/funds' });
  return (
    <FormPage state={state}>
      <LocalizedFields form={state.form} name="title" label="Nomi" />
    </FormPage>
  );
}
