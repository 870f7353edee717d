import { idField, numberField, textField } from '@/kit/forms/record-fields.ts';
import { recordForm } from '@/kit/forms/record-form.ts';
import type { SchoolInitiative } from '../model/school-initiative.ts';

/** Fields of the acceptance (S-047 to S-050). */
export const ACCEPTANCE = recordForm({
  title: textField(),
  /** so'm */
  granted_amount: numberField(),
  category_id: idField(),
  description: textField(),
});

/** Initial values of the acceptance. */
export const acceptValuesOf = ({ title, granted_amount, category_id, description }: SchoolInitiative) => ({
  title: title ?? '',
  granted_amount: granted_amount || null,
  category_id,
  description: description ?? '',
});
