import type { JournalFacts, JournalNote } from '@shared/journal.ts';
import { withoutPersonalNumbers } from '@shared/personal-numbers.ts';
import { startOf, units } from '@shared/start-of.ts';
import type { Line } from './line.ts';

/** Longest texts that are kept, in characters. `said`: the platform's own words. */
const LENGTHS = { title: 120, place: 120, note: 200, said: 200 };

/** A text without personal numbers, then truncated: in this order, since half a number is not recognised. */
const plain = (text: string | undefined, length: number): string | undefined =>
  text === undefined
    ? undefined
    : startOf(String(withoutPersonalNumbers(text)).replace(/\s+/g, ' ').trim(), length, units);

const plainFacts = (facts: JournalFacts | undefined) => facts && (withoutPersonalNumbers(facts) as JournalFacts);

const plainNote = ({ subject, note, before, expect, ...rest }: JournalNote): JournalNote => ({
  ...rest,
  subject: { ...subject, title: plain(subject.title, LENGTHS.title), place: plain(subject.place, LENGTHS.place) },
  note: plain(note, LENGTHS.note),
  before: plainFacts(before),
  expect: plainFacts(expect),
});

/**
 * A line without personal numbers in any of its texts, each truncated. Ids stay: a public id may look like a personal
 * number. Applied when a line is written, and when it is read: an earlier version recognised fewer numbers.
 */
export function plainLine(line: Line): Line {
  if (line.type === 'sent') return { ...line, note: plainNote(line.note) };
  if (line.type === 'end')
    return { ...line, outcome: { ...line.outcome, said: plain(line.outcome.said, LENGTHS.said) } };
  return { ...line, settled: { ...line.settled, now: plainFacts(line.settled.now) } };
}
