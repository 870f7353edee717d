import type { JournalEntry, JournalNote } from '@shared/journal.ts';

/** 2026-09-10, 14:02 in Tashkent. */
export const THURSDAY = Date.UTC(2026, 8, 10, 9, 2);

/** An entry of an initiative for a completed action, with the changes of a test. */
export const entry = (action: JournalNote['action'], more: Partial<JournalEntry> = {}): JournalEntry => ({
  id: '5f3c0a5e-8f2e-4d62-9f0e-0a3c1f7f2b11',
  at: THURSDAY,
  action,
  subject: { kind: 'initiative', id: '42', publicId: '061404829083', title: 'Nurafshon ariqlari' },
  outcome: { state: 'done', at: THURSDAY },
  ...more,
});

/** An unknown outcome. */
export const UNKNOWN = { outcome: { state: 'unknown' as const, at: THURSDAY } };
/** An answer that counts: so many of three reached. */
export const counted = (successful: 0 | 2 | 3) => {
  const as = ({ 0: 'none', 2: 'partly', 3: 'done' } as const)[successful];
  const counts = { total: 3, successful, failed: 3 - successful, as };
  return { outcome: { state: 'done' as const, at: THURSDAY, counted: counts } };
};
/** A refusal of the platform. */
export const REFUSED = { outcome: { state: 'refused' as const, status: 409, said: 'Band', at: THURSDAY } };
