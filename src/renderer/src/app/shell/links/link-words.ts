import { AppError } from '@shared/errors.ts';
import type { InitiativeLink } from '@shared/initiative-link.ts';
import type { Text } from '@/i18n/text.ts';

/** Why a link does not open the initiative that the platform returned; null: the link opens it. */
export function refusalOf(link: InitiativeLink, initiative: { public_id: string | null }): Text | null {
  return initiative.public_id === link.publicId ? null : "Havola noto'g'ri";
}

/** Message for a link whose initiative could not be read; null: the usual words of a failure. */
export function unreadWords(error: unknown): Text | null {
  const { kind } = AppError.from(error);
  if (kind === 'forbidden') return 'Bu tashabbus sizning hududingizga kirmaydi';
  return kind === 'not-found' ? 'Tashabbus topilmadi' : null;
}
