import { TITLE_MESSAGES } from '@/entities/title-messages.ts';
import { recordForm, sentAs } from '@/kit/forms/record-form.ts';
import { titleField } from '@/kit/localized/languages.ts';
import { filesField } from './paper.ts';

/** The message for a missing file names no language (I-013, I-014); files are sent without a type (I-019). */
const fields = recordForm({
  title: titleField((language) => TITLE_MESSAGES[language]),
  images: filesField(() => 'Sarlavha uchun rasm yuklang'),
  attachments: filesField(() => 'Fayl yuklang'),
});

/**
 * The form of a document of the budget for citizens; the body carries the only type there is (I-018; spec 001 §3, §5).
 */
export const budgetCitizenForm = sentAs(fields, (sent) => ({ ...sent, budget_type: 'BUDGET_CITIZEN' }));
