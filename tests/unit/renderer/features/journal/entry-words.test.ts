import type { JournalEntry } from '@shared/journal.ts';
import { expect, it } from 'vitest';
import { type JournalSubject, UNTOLD } from '@/entities/journal-subject.ts';
import { detailOf, outcomeWords } from '@/features/journal/entry-words.ts';
import { createI18n } from '@/i18n/i18n.ts';
import { entry, THURSDAY, UNKNOWN } from './entries.ts';

const latin = createI18n('latin').current();
const before = { latitude: 41.31, longitude: 69.24 };

it('an entry tells where an initiative was before only if it has moved it', () => {
  const told = (['location', 'location-permission', 'accept'] as const).map((action) =>
    detailOf(entry(action, { before }), latin),
  );
  expect(told).toEqual(['061404829083 · 41.31, 69.24 edi', '061404829083 · 41.31, 69.24 edi', '061404829083']);
});

/** A subject that tells of refusals, and has words for two facts. */
const SUBJECT: JournalSubject = {
  ...UNTOLD,
  tells: new Set(['reject']),
  inWords: (name, value) =>
    /stage/.test(name) && value ? { label: 'Bosqich', value: value === 'WINNER' ? "G'olib" : 'Rad etilgan' } : null,
};
const settled = (as: 'done' | 'not-done' | 'other' | 'hidden', now?: Record<string, string | number | null>) => ({
  ...UNKNOWN,
  settled: { as, at: THURSDAY, ...(now && { now }) },
});
const UNKNOWN_STILL = "Natijasi noma'lum";

it.each<[string, JournalEntry, string, string]>([
  ['is on its way', entry('reject', { outcome: { state: 'running' } }), 'Bajarilmoqda', ''],
  ['got no answer', entry('reject', UNKNOWN), UNKNOWN_STILL, 'Aloqa uzilgan paytda yuborilgan'],
  [
    'got no answer, and cannot be looked up',
    entry('sms', UNKNOWN),
    UNKNOWN_STILL,
    "Buni tekshirib bo'lmaydi: platformadan ko'ring.",
  ],
  ['was found made', entry('reject', settled('done')), 'Platformada shunday qaror bor', ''],
  ['removed what is gone', entry('appeal-remove', settled('done')), 'Platformada bu yozuv topilmadi', ''],
  [
    'was found not made',
    entry('reject', settled('not-done')),
    'Bajarilmadi',
    "Platformada bu qaror yo'q. Qayta yuborishingiz mumkin.",
  ],
  ['was put aside', entry('reject', settled('hidden')), UNKNOWN_STILL, 'Yashirilgan'],
  ['was sent again', entry('reject', { ...UNKNOWN, repeatedBy: 'x' }), 'Qayta yuborilgan', ''],
  ['has lost its record', entry('reject', settled('other')), UNKNOWN_STILL, 'Platformada bu yozuv topilmadi'],
  [
    'has a record in another stage',
    entry('reject', settled('other', { stage: 'WINNER', moderation_sub_stage: null })),
    UNKNOWN_STILL,
    "Tashabbus boshqa holatda: G'olib",
  ],
  [
    'has a record in another stage and moderation',
    entry('reject', settled('other', { stage: 'WINNER', moderation_sub_stage: 'MODERATOR_DENIED' })),
    UNKNOWN_STILL,
    "Tashabbus boshqa holatda: G'olib, Rad etilgan",
  ],
  [
    'has a record with other values, which have no words',
    entry('reject', settled('other', { granted_amount: 5 })),
    UNKNOWN_STILL,
    'Platformadagi yozuv na avvalgidek, na siz kutgandek',
  ],
])('a change that %s is told so', (_, change, headline, below) => {
  expect(outcomeWords(change, SUBJECT, latin)).toEqual({ headline, below });
});
