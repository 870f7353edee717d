import { TITLE_MESSAGES } from '@/entities/title-messages.ts';
import { recordForm } from '@/kit/forms/record-form.ts';
import { titleField } from '@/kit/localized/languages.ts';
import { filesField } from './paper.ts';

/** What is said of a missing file names no language (I-013, I-014), and the files are sent without a type (I-019). */
const fields = recordForm({
  title: titleField((language) => TITLE_MESSAGES[language]),
  images: filesField(() => 'Sarlavha uchun rasm yuklang'),
  attachments: filesField(() => 'Fayl yuklang'),
});

/** The form of a paper of the budget for citizens; it is sent with the one type that there is (I-018; spec 001 §3, §5). */
export const budgetCitizenForm = {
  ...fields,
  schema: fields.schema.transform((sent) => ({ ...sent, budget_type: 'BUDGET_CITIZEN' })),
};
