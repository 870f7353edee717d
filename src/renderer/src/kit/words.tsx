import { AppError, hasNoAnswer } from '@shared/errors.ts';
import { createContext, type ReactNode, use } from 'react';
import { type FailureWords, failureLines, type Line, MODERATION, type Words } from '@/i18n/failure-words.ts';
import { useT } from '@/i18n/use-t.ts';

const CurrentWords = createContext<Words>(MODERATION);

/** Says of which document a screen is, and so in which words it fails (Z-153). */
export const WordsProvider = ({ words, children }: { words: Words; children: ReactNode }) => (
  <CurrentWords value={words}>{children}</CurrentWords>
);

/** The words of the document that the screen belongs to. */
export const useWords = (): Words => use(CurrentWords);

/** Puts what is said of an error into the script of the moment: the headline, and the lines below it. */
export function useFailureText(): (error: unknown, words: FailureWords) => { headline: string; below: string[] } {
  const { t } = useT();
  return (error, words) => {
    const failure = AppError.from(error);
    const inScript = (line: Line) => (typeof line === 'string' ? t(line) : line.raw);
    const [headline, ...below] = failureLines(words, failure.serverMessage, hasNoAnswer(failure));
    return { headline: inScript(headline), below: below.map(inScript) };
  };
}
