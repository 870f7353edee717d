import { fileField, textField } from '@/kit/forms/record-fields.ts';
import { recordForm } from '@/kit/forms/record-form.ts';

/** The form of a council decision: number and date, and the file (E-013). */
export const COUNCIL = recordForm({ title: textField(), file: fileField() });
