import { type AppError, hasNoAnswer } from '@shared/errors.ts';
import type { Translation } from '@/i18n/i18n.ts';
import type { Text } from '@/i18n/text.ts';
import { NotSent } from './not-sent.ts';

const NOT_SENT: Text = 'Hech narsa yuborilmadi.';

/**
 * Returns the displayed text for a form whose outcome is unknown (`mayBeDone`): that the answer is lost or unreadable,
 * then `unsure`, or that nothing was sent (`NotSent`).
 */
export function unknownText(error: AppError, unsure: Text, t: Translation['t']): string {
  const cut = t(hasNoAnswer(error) ? 'Aloqa uzilib qoldi' : "Server javobini o'qib bo'lmadi");
  return `${cut}. ${t(error instanceof NotSent ? NOT_SENT : unsure)}`;
}
