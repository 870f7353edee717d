import { isWhole, type JournalAction, type JournalEntry, type JournalFacts } from '@shared/journal.ts';
import type { Inverse } from '@/entities/journal-subject.ts';

type Rule = (entry: JournalEntry & { before: JournalFacts; expect: JournalFacts }) => Inverse | null;

/** True if the place can be restored: there was one, and its address is known in full. */
const hadPlace = ({ latitude, longitude, address_title }: JournalFacts): boolean =>
  typeof latitude === 'number' && typeof longitude === 'number' && isWhole(address_title);

/** No call removes the address of a place: where there was no address before, there must be none now. */
const location: Rule = ({ before, expect }) => {
  const { address_title = null } = before;
  if (!hadPlace(before) || (address_title === null && typeof expect.address_title === 'string')) return null;
  return { label: 'Avvalgi joyni tiklash', left: { ...expect, ...(address_title === null && { address_title }) } };
};

const file: Rule = ({ before, expect }) =>
  before.file_id && isWhole(before.file_id) && isWhole(before.title)
    ? { label: 'Avvalgi faylni qaytarish', left: expect }
    : null;

/** Inverses of actions on initiatives and on their documents; an action not listed has none. */
const RULES: Partial<Record<JournalAction, Rule>> = {
  promote: ({ before, expect }) =>
    before.stage === 'PASSED'
      ? {
          label: "G'oliblikni bekor qilish",
          left: expect,
          ask: {
            title: "Tashabbusning g'olibligi bekor qilinsinmi?",
            message: "U «Qabul qilingan» bosqichiga qaytadi. Keyin uni yana g'olib deb tayinlash mumkin.",
          },
        }
      : null,
  demote: ({ expect }) => ({
    label: "G'oliblikni tiklash",
    left: expect,
    ask: { title: "Tashabbus g'olib deb tayinlansinmi?" },
  }),
  'author-editing': ({ before, expect }) =>
    before.stage === 'INITIAL'
      ? {
          label: expect.is_editable ? 'Huquqni qaytarib olish' : 'Huquqni tiklash',
          left: { ...expect, stage: 'INITIAL' },
        }
      : null,
  location,
  'location-permission': location,
  protocol: file,
  'council-file': (entry) => (entry.before.title ? file(entry) : null),
};

/** The exact inverse of a change of an initiative or of its documents; null where there is none. */
export function inverseOf(entry: JournalEntry): Inverse | null {
  const { before, expect } = entry;
  return (before && expect && RULES[entry.action]?.({ ...entry, before, expect })) ?? null;
}
