import { CONTENT_PDF } from '@/entities/content-files.ts';
import { FormPage } from '@/kit/crud/form-page.tsx';
import { useCrudForm } from '@/kit/crud/use-crud-form.ts';
import { budgetCitizens } from './api.ts';
import { PaperFields } from './paper-fields.tsx';

/** Tab labels, as in the specification (I-011). */
const TABS = { uz_lat: 'UZB', uz_cyr: 'UZB Krill', ru: 'RU', en: 'ENG', kr: 'KP' } as const;

/** Form of a document of the budget for citizens (spec 001 §2, §5). */
export function Component() {
  const state = useCrudForm({ crud: budgetCitizens, list: '/app/budget-citizen' });
  return (
    <FormPage state={state}>
      <PaperFields state={state} rule={CONTENT_PDF} names={TABS} />
    </FormPage>
  );
}
