import { sentAs } from '@/kit/forms/record-form.ts';
import { paperForm } from './paper.ts';

/** The message for a missing file names no language (I-013, I-014); files are sent without a type (I-019). */
const form = paperForm({
  messages: () => ({ image: 'Sarlavha uchun rasm yuklang', file: 'Fayl yuklang' }),
  more: { image: {}, file: {} },
});

/**
 * The form of a document of the budget for citizens; the body carries the only type there is (I-018; spec 001 §3, §5).
 */
export const budgetCitizenForm = sentAs(form, (sent) => ({ ...sent, budget_type: 'BUDGET_CITIZEN' }));
