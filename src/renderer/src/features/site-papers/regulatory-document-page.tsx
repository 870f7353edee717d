import { CONTENT_FILE } from '@/entities/content-files.ts';
import { FormPage } from '@/kit/crud/form-page.tsx';
import { useCrudForm } from '@/kit/crud/use-crud-form.ts';
import { regulatoryDocuments } from './api.ts';
import { PaperFields } from './paper-fields.tsx';

/** Form of a regulatory document (spec 001 §2, §5). */
export function Component() {
  const state = useCrudForm({
    crud: regulatoryDocuments,
    list: '/app/regulatory-documents',
    failure: "Xatolik qayta urinib ko'ring",
  });
  return (
    <FormPage state={state}>
      <PaperFields state={state} rule={CONTENT_FILE} />
    </FormPage>
  );
}
