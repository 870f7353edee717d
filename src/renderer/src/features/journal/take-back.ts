import type { JournalEntry } from '@shared/journal.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { Inverse, JournalReading, JournalSubject } from '@/entities/journal-subject.ts';
import { changedSince } from '@/entities/journal-verdict.ts';
import type { Translation } from '@/i18n/i18n.ts';
import type { Question } from '@/kit/confirm.ts';
import type { Notices } from '@/kit/notices.ts';
import { detailOf, titleOf } from './entry-words.ts';

/** The fields changed since, each with its old and new value; '' if none can be put into words. */
function changedWords(inverse: Inverse, { facts }: JournalReading, subject: JournalSubject, translation: Translation) {
  return changedSince(inverse.left, facts)
    .flatMap((name) => {
      const before = subject.inWords(name, inverse.left[name], translation);
      const after = subject.inWords(name, facts[name], translation);
      return before && after ? [`${after.label}: ${before.value} → ${after.value}`] : [];
    })
    .join('; ');
}

/** What undoing a change needs: translation, confirmation, notices and query cache of the page. */
export type TakeBackTools = {
  translation: Translation;
  confirm: (question: Question) => Promise<boolean>;
  notices: Notices;
  queries: QueryClient;
};

/** Asks the person whether to undo an entry. */
export function asksFirst(entry: JournalEntry, inverse: Inverse, { translation, confirm }: TakeBackTools) {
  const ask = inverse.ask ?? { title: 'Bu amal qaytarilsinmi?' };
  const about = [detailOf(entry, translation), titleOf(entry, translation)].filter(Boolean).join(' · ');
  return confirm({ ...ask, about });
}

/**
 * Undoes a change: rereads the record, and sends the inverse only if the record is as the change left it. Shows the
 * outcome in a notice. Never rejects.
 */
export async function takeBack(entry: JournalEntry, inverse: Inverse, subject: JournalSubject, tools: TakeBackTools) {
  const { translation, notices, queries } = tools;
  try {
    const reading = await subject.read(entry);
    if (!reading) return notices.warn('Platformada bu yozuv topilmadi', "Shundan keyin o'zgargan: qaytarib bo'lmaydi");
    if (changedSince(inverse.left, reading.facts).length > 0) {
      const raw = changedWords(inverse, reading, subject, translation);
      return notices.warn({ raw }, "Shundan keyin o'zgargan: qaytarib bo'lmaydi");
    }
    await reading.takeBack();
    notices.success('Amal qaytarildi');
  } catch (error) {
    notices.failure(error, "Amaliyotni bajarishda xatolik sodir bo'ldi. iltimos qayta urinib ko'ring!");
  } finally {
    // Any list may show the record: all are refetched.
    void queries.invalidateQueries();
  }
}
