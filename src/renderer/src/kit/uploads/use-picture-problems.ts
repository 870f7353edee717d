import { useT } from '@/i18n/use-t.ts';
import type { FileRule } from '../files/file-rule.ts';
import { problemText } from '../files/texts.ts';
import type { PictureUploads } from './use-picture-uploads.ts';
import { useUnsentText } from './use-unsent-text.ts';

/** Errors of the last choice and of the uploads, deduplicated, each with the names of its files. */
export function usePictureProblems(
  { choice, row }: Pick<PictureUploads, 'choice' | 'row'>,
  rule: FileRule,
): readonly string[] {
  const { t } = useT();
  const unsentText = useUnsentText(rule);
  const namesOf = new Map<string, string[]>();
  const say = (text: string, name: string) => namesOf.set(text, [...(namesOf.get(text) ?? []), name]);
  for (const { name, problem } of choice.refused) if (problem) say(problemText(problem, rule, t), name);
  for (const { name, hash, chosen } of row) if (hash === null && chosen?.error) say(unsentText(chosen.error), name);
  const said = [...namesOf].map(([text, names]) => `${names.join(', ')}: ${text}`);
  return choice.problem ? [t("Faylni olib bo'lmadi. Qayta urinib ko'ring."), ...said] : said;
}
