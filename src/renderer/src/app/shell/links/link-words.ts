import { AppError } from '@shared/errors.ts';
import type { InitiativeLink } from '@shared/initiative-link.ts';
import type { Text } from '@/i18n/catalogue.ts';

/** Why a link does not open what the platform gave for it; null: it does. */
export function refusalOf(link: InitiativeLink, initiative: { public_id: string | null }): Text | null {
  return initiative.public_id === link.publicId ? null : "Havola noto'g'ri";
}

/** What is said of an initiative that could not be read for a link; null: the words of any failure. */
export function unreadWords(error: unknown): Text | null {
  const { kind } = AppError.from(error);
  if (kind === 'forbidden') return 'Bu tashabbus sizning hududingizga kirmaydi';
  return kind === 'not-found' ? 'Tashabbus topilmadi' : null;
}
