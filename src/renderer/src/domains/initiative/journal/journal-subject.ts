import { AppError } from '@shared/errors.ts';
import type { JournalEntry } from '@shared/journal.ts';
import { STAGE_LABELS } from '@/entities/initiative-stages.ts';
import type { JournalSubject } from '@/entities/journal-subject.ts';
import type { Text } from '@/i18n/text.ts';
import { demote, promote, toggleEditing } from '../actions/api.ts';
import { openedAlone } from '../links/address.ts';
import { setLocation } from '../location/api.ts';
import { readInitiative } from '../model/api.ts';
import type { Initiative } from '../model/initiative.ts';
import { CHECKABLE, readingFor } from '../model/journal.ts';
import { SUB_STAGE_LABELS } from '../model/sub-stages.ts';
import { inverseOf } from './inverses.ts';

const LABELS: Partial<Record<string, Text>> = {
  stage: 'Bosqich',
  moderation_sub_stage: 'Moderatsiya holati',
  is_editable: 'Tahrirlash huquqi',
  latitude: 'Kenglik',
  longitude: 'Uzunlik',
  address_title: 'Manzil',
};
const VALUES: Partial<Record<string, Text>> = { ...STAGE_LABELS, ...SUB_STAGE_LABELS, true: 'Ha', false: "Yo'q" };

/** Restores the place that the initiative had before the entry. */
function placeBack({ id, before }: JournalEntry, initiative: Initiative): Promise<unknown> {
  const { latitude, longitude, address_title } = before ?? {};
  const point = { latitude: Number(latitude), longitude: Number(longitude) };
  return setLocation(initiative, point, typeof address_title === 'string' ? address_title : null, id);
}

function takeBack(entry: JournalEntry, initiative: Initiative): Promise<unknown> {
  switch (entry.action) {
    case 'promote':
      return demote(initiative, entry.id);
    case 'demote':
      return promote(initiative, entry.id);
    case 'author-editing':
      return toggleEditing(initiative, entry.id);
    case 'location':
    case 'location-permission':
      return placeBack(entry, initiative);
    default:
      throw new AppError({ kind: 'bad-call', detail: `no inverse of ${entry.action}` });
  }
}

/** The journal's subject for initiatives. */
export const initiativeSubject: JournalSubject = {
  tells: CHECKABLE,
  async read(entry) {
    try {
      const initiative = await readInitiative(Number(entry.subject.id));
      return {
        ...(readingFor(entry, initiative) ?? { facts: {} }),
        takeBack: async () => takeBack(entry, initiative),
      };
    } catch (error) {
      if (AppError.from(error).status === 404) return null;
      throw error;
    }
  },
  inverseOf,
  addressOf: ({ subject: { id, publicId = null }, board = null }) => openedAlone({ id: Number(id), publicId, board }),
  inWords(name, value, { t }) {
    const label = LABELS[name];
    if (!label) return null;
    const known = VALUES[String(value)];
    return { label: t(label), value: known ? t(known) : String(value ?? '—') };
  },
};
