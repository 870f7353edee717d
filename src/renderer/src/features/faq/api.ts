import { defineCrud } from '@/kit/crud/define-crud.ts';
import { faqForm, rowSchema } from './faq.ts';

/** The frequently asked questions (spec 001 §7). */
export const faqs = defineCrud({
  path: 'api/v1/faqs',
  row: rowSchema,
  rows: 'results',
  form: faqForm,
  envelope: 'faq',
});
