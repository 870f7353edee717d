import type { AppError } from '@shared/errors.ts';
import { OFFLINE, ownWords } from '@/i18n/failure-words.ts';
import type { FileRule } from '../files/file-rule.ts';
import { useFailureText, useWords } from '../words.tsx';

/** Returns a function from an error to the text of a failed upload, without a title: a field has no room for one. */
export function useUnsentText({ failed }: Pick<FileRule, 'failed'>): (error: AppError) => string {
  const words = useWords();
  const failureText = useFailureText();
  return (error) => {
    const { title: _, ...said } = ownWords(failed ?? words.file, words.own);
    const { headline, below } = failureText(error, { ...said, broken: OFFLINE });
    return [headline, ...below].join(' ');
  };
}
