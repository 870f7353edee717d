import { useT } from '@/i18n/use-t.ts';
import type { FileRule } from '../files/file-rule.ts';
import { problemText } from '../files/texts.ts';
import type { FileUpload } from './use-file-upload.ts';
import { useUnsentText } from './use-unsent-text.ts';

/** The error of the choice or of the upload; null if there is none. */
export function useUploadProblem({ choice, state }: FileUpload, rule: FileRule): string | null {
  const { t } = useT();
  const unsentText = useUnsentText(rule);
  if (choice.problem === 'several') return t('Bir nechta fayl tashlandi. Faqat bitta fayl tanlang.');
  if (choice.problem) return t("Faylni olib bo'lmadi. Qayta urinib ko'ring.");
  if (choice.file?.problem) return problemText(choice.file.problem, rule, t);
  if (!choice.file || state.step !== 'failed') return null;
  return unsentText(state.error);
}

/** Number of the chosen file's failed upload; undefined if it has not failed. */
export const unsentNumber = ({ choice, state }: FileUpload): string | undefined =>
  choice.file && !choice.file.problem && state.step === 'failed' ? state.error.number : undefined;
