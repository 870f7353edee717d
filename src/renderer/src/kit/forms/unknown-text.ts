import { type AppError, hasNoAnswer } from '@shared/errors.ts';
import type { Text } from '@/i18n/catalogue.ts';
import type { Translation } from '@/i18n/i18n.ts';
import { NotSent } from './not-sent.ts';

const NOT_SENT: Text = 'Hech narsa yuborilmadi.';

/**
 * What is said of a form whose outcome is not known (`mayBeDone`), as displayed: that no answer came, or one that cannot be
 * read, and `unsure`, unless it was not sent at all.
 */
export function unknownText(error: AppError, unsure: Text, t: Translation['t']): string {
  const cut = t(hasNoAnswer(error) ? 'Aloqa uzilib qoldi' : "Server javobini o'qib bo'lmadi");
  return `${cut}. ${t(error instanceof NotSent ? NOT_SENT : unsure)}`;
}
