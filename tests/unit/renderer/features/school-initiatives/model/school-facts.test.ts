import { describe, expect, it } from 'vitest';
import { SCHOOL_FACTS } from '@/features/school-initiatives/model/school-facts.ts';
import {
  type SchoolInitiative,
  schoolInitiativeSchema,
} from '@/features/school-initiatives/model/school-initiative.ts';
import { createI18n } from '@/i18n/i18n.ts';
import { changesBetween } from '@/kit/decisions/changes.ts';

const latin = createI18n('latin').current();
const read = (row: object): SchoolInitiative => ({
  ...schoolInitiativeSchema.parse({ id: 7, stage: 'INITIAL', title: 'Issiqxona', category_id: 3, ...row }),
  board_id: 4,
});
const seen = read({ category: 'Sport', requested_amount: 5_000_000, author_full_name: 'Aziza' });
const told = (before: SchoolInitiative, after: SchoolInitiative) =>
  changesBetween(SCHOOL_FACTS, before, after).map((change) => [
    change.label,
    change.before(latin),
    change.after(latin),
  ]);

describe('changes by another person during a decision', () => {
  it('are none where both readings mean the same', () => {
    expect(told(seen, { ...seen })).toEqual([]);
    expect(told(read({ title: 'Yangi  issiqxona', granted_amount: 0 }), read({ title: 'Yangi\nissiqxona' }))).toEqual(
      [],
    );
    expect(told(read({ stage: 'WINNER' }), read({ stage: 'WINNER', status: 'IN_PROCESS' }))).toEqual([]);
    // Another name alone makes no other category.
    expect(told(seen, { ...seen, category: 'Sport va salomatlik' })).toEqual([]);
  });

  it('are listed as texts, most important first', () => {
    const now = read({
      stage: 'WINNER',
      status: 'FINISHED',
      title: 'Katta issiqxona',
      school: '5-maktab',
      category_id: 9,
      category: 'Ekologiya',
      requested_amount: 5_000_000,
      granted_amount: 4_000_000,
      description: 'Kuzda',
    });
    expect(told(seen, now)).toEqual([
      ['Bosqich', 'Yangi', 'Golib'],
      ['Holati', '—', 'Yakunlangan'],
      ['Sarlavha', 'Issiqxona', 'Katta issiqxona'],
      ['Muallif', 'Aziza', '—'],
      ['Maktab', '—', '5-maktab'],
      ['Toifa', 'Sport', 'Ekologiya'],
      ['Ajratilgan summa', '—', '4\u00A0000\u00A0000 UZS'],
      ['Tavsif', '—', 'Kuzda'],
    ]);
    expect(told(seen, { ...seen, requested_amount: null })).toEqual([
      ["So'ralgan summa", '5\u00A0000\u00A0000 UZS', '—'],
    ]);
    expect(told(seen, { ...seen, stage: null })).toEqual([['Bosqich', 'Yangi', '—']]);
  });
});
