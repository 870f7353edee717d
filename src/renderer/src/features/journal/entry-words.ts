import type { JournalEntry } from '@shared/journal.ts';
import type { JournalSubject } from '@/entities/journal-subject.ts';
import { formatCount, formatMoney } from '@/i18n/formats.ts';
import type { Translation } from '@/i18n/i18n.ts';
import type { Text } from '@/i18n/text.ts';
import { stateOf } from './entry-state.ts';

/** What an entry is about: its title, or its number if it has no title. */
export const titleOf = ({ subject }: JournalEntry, { t, tr }: Translation): string =>
  tr(subject.title) || (subject.kind === 'appeal' ? t('Murojaat') : '') || subject.publicId || subject.id;

/** The record's number, and details of the action: the sum, the previous location, the person's note. */
export function detailOf({ subject, action, amount, note, before }: JournalEntry, { t, tr }: Translation): string {
  const { latitude, longitude } = before ?? {};
  const moved = action === 'location' || action === 'location-permission';
  const number = subject.publicId ?? (subject.kind === 'appeal' ? subject.id : tr(subject.place));
  return [
    number,
    amount !== undefined && `${formatMoney(amount)} ${t("so'm")}`,
    moved && latitude && longitude && t('{{place}} edi', { place: `${latitude}, ${longitude}` }),
    note,
  ]
    .filter(Boolean)
    .join(' · ');
}

const HEADLINES: Record<ReturnType<typeof stateOf>, Text> = {
  running: 'Bajarilmoqda',
  done: 'Bajarildi',
  partly: 'Qisman bajarildi',
  none: 'Bajarilmadi',
  refused: 'Bajarilmadi',
  unknown: "Natijasi noma'lum",
  'not-done': 'Bajarilmadi',
  other: "Natijasi noma'lum",
  hidden: "Natijasi noma'lum",
  repeated: 'Qayta yuborilgan',
};

/** Headlines of a change that a reading has found made. */
const FOUND = { there: 'Platformada shunday qaror bor', gone: 'Platformada bu yozuv topilmadi' } as const;

/** The unexpected state of a record on the platform, in the words of the record's feature. */
function otherState({ settled }: JournalEntry, subject: JournalSubject, translation: Translation): string {
  const { t } = translation;
  const facts = settled?.now;
  if (!facts) return t('Platformada bu yozuv topilmadi');
  const [stage, said] = ['stage', 'moderation_sub_stage'].map(
    (name) => (name in facts && subject.inWords(name, facts[name], translation)?.value) || null,
  );
  if (!stage) return t('Platformadagi yozuv na avvalgidek, na siz kutgandek');
  return said
    ? t('Tashabbus boshqa holatda: {{stage}}, {{said}}', { stage, said })
    : t('Tashabbus boshqa holatda: {{stage}}', { stage });
}

/** Outcome of an entry in words: a headline, and below it the reason or advice; '' for none. */
export function outcomeWords(
  entry: JournalEntry,
  subject: JournalSubject,
  translation: Translation,
): { headline: string; below: string } {
  const { t } = translation;
  const { outcome, settled } = entry;
  const state = stateOf(entry);
  const { counted = null } = outcome.state === 'done' ? outcome : {};
  const counts = counted
    ? t('{{count}} tadan {{done}} tasi bajarildi', {
        count: formatCount(counted.total),
        done: formatCount(counted.successful),
      })
    : '';
  const below = {
    running: '',
    done: '',
    partly: counts,
    none: counts,
    refused: outcome.state === 'refused' ? (outcome.said ?? '') : '',
    unknown: subject.tells.has(entry.action)
      ? t('Aloqa uzilgan paytda yuborilgan')
      : t("Buni tekshirib bo'lmaydi: platformadan ko'ring."),
    'not-done': t("Platformada bu qaror yo'q. Qayta yuborishingiz mumkin."),
    other: settled ? otherState(entry, subject, translation) : '',
    hidden: t('Yashirilgan'),
    repeated: '',
  }[state];
  // What stands on the platform does not tell who has decided so.
  const found = state === 'done' && settled !== undefined;
  return { headline: t(found ? FOUND[entry.action === 'appeal-remove' ? 'gone' : 'there'] : HEADLINES[state]), below };
}
