import { AppError } from '@shared/errors.ts';
import { createContext, type ReactNode, use } from 'react';
import { type FailureWords, failureLines, type Line, MODERATION, ownWords, type Words } from '@/i18n/failure-words.ts';
import type { Text } from '@/i18n/text.ts';
import { useT } from '@/i18n/use-t.ts';

const CurrentWords = createContext<Words>(MODERATION);

/** Sets the document of a screen, which decides the words of its failures (Z-153). */
export const WordsProvider = ({ words, children }: { words: Words; children: ReactNode }) => (
  <CurrentWords value={words}>{children}</CurrentWords>
);

/** Returns the words of the screen's document. */
export const useWords = (): Words => use(CurrentWords);

/** Texts of an error in the chosen script. */
export type FailureText = {
  readonly headline: string;
  readonly below: string[];
  /** Number of the failure, for `ErrorNumber`. */
  readonly number: string | undefined;
};

/**
 * Returns a function that gives the texts of an error: the headline, the lines below, and its number. A plain text takes
 * the platform's message where the screen's document puts it (Z-141, Z-166).
 */
export function useFailureText(): (error: unknown, words: Text | FailureWords) => FailureText {
  const { t } = useT();
  const { own } = useWords();
  return (error, words) => {
    const failure = AppError.from(error);
    const inScript = (line: Line) => (typeof line === 'string' ? t(line) : line.raw);
    const [headline, ...below] = failureLines(ownWords(words, own), failure);
    return { headline: inScript(headline), below: below.map(inScript), number: failure.number };
  };
}
