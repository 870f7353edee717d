import { type AppError, hasNoAnswer } from '@shared/errors.ts';
import type { Text } from '@/i18n/catalogue.ts';

/** Why the outcome of a call is not known (`mayBeDone`): no answer came, or one that cannot be read. */
export const unknownText = (error: AppError): Text =>
  hasNoAnswer(error) ? 'Aloqa uzilib qoldi' : "Server javobini o'qib bo'lmadi";
