import { defineCrud } from '@/kit/crud/define-crud.ts';
import { wholeList } from '@/kit/crud/list-shape.ts';
import { budgetCitizenForm } from './budget-citizen.ts';
import { paperRowSchema } from './paper.ts';
import { regulatoryDocumentForm } from './regulatory-document.ts';

/** The regulatory documents (spec 001 §7). */
export const regulatoryDocuments = defineCrud({
  path: 'api/v1/posts/legislation',
  row: paperRowSchema,
  rows: 'results',
  form: regulatoryDocumentForm,
  envelope: 'document',
});

/** The documents of the budget for citizens, unpaged (spec 001 §7). */
export const budgetCitizens = defineCrud({
  path: 'api/v1/budget-citizens',
  row: paperRowSchema,
  rows: wholeList('results'),
  form: budgetCitizenForm,
  envelope: 'budget_citizen',
});
