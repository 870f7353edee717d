import type { JournalAction, JournalFacts } from '@shared/journal.ts';
import { JOURNAL_ACTIONS } from '@shared/journal.ts';
import { describe, expect, test } from 'vitest';
import { inverseOf } from '@/domains/initiative/journal/inverses.ts';
import { changedSince } from '@/entities/journal-verdict.ts';
import { inverseOf as inverseOfAppeal } from '@/features/appeals/inverse.ts';
import { entry } from '../../../features/journal/entries.ts';

const PLACE = { latitude: 41.1, longitude: 69.1, address_title: 'Chilonzor' };
const NO_PLACE = { latitude: null, longitude: null, address_title: null };
const MOVED = { latitude: 41.2, longitude: 69.2 };
const FILE = { protocol_id: 3, file_id: 'old' };

type Row = [
  action: JournalAction,
  only: string,
  before: JournalFacts,
  expected: JournalFacts,
  label: string | null,
  now: JournalFacts,
  changed: string[],
];

// Action, condition, before, after, button, current facts of the platform, changes since.
describe('the inverse of each action', () => {
  test.each<Row>([
    [
      'promote',
      'was PASSED',
      { stage: 'PASSED' },
      { stage: 'WINNER' },
      "G'oliblikni bekor qilish",
      { stage: 'WINNER' },
      [],
    ],
    [
      'promote',
      'was PASSED, then taken back',
      { stage: 'PASSED' },
      { stage: 'WINNER' },
      "G'oliblikni bekor qilish",
      { stage: 'PASSED' },
      ['stage'],
    ],
    ['promote', 'was not PASSED', { stage: 'INITIAL' }, { stage: 'WINNER' }, null, {}, []],
    ['demote', 'always', { stage: 'WINNER' }, { stage: 'PASSED' }, "G'oliblikni tiklash", { stage: 'PASSED' }, []],
    [
      'author-editing',
      'given',
      { is_editable: false, stage: 'INITIAL' },
      { is_editable: true },
      'Huquqni qaytarib olish',
      { is_editable: true, stage: 'INITIAL' },
      [],
    ],
    [
      'author-editing',
      'taken',
      { is_editable: true, stage: 'INITIAL' },
      { is_editable: false },
      'Huquqni tiklash',
      { is_editable: false, stage: 'INITIAL' },
      [],
    ],
    [
      'author-editing',
      'decided since',
      { is_editable: false, stage: 'INITIAL' },
      { is_editable: true },
      'Huquqni qaytarib olish',
      { is_editable: true, stage: 'PASSED' },
      ['stage'],
    ],
    ['location', 'had a place', PLACE, MOVED, 'Avvalgi joyni tiklash', { ...PLACE, ...MOVED }, []],
    ['location', 'moved again since', PLACE, MOVED, 'Avvalgi joyni tiklash', PLACE, ['latitude', 'longitude']],
    [
      'location',
      'had no address, and got one',
      { ...PLACE, address_title: null },
      { ...MOVED, address_title: 'Yunusobod' },
      null,
      {},
      [],
    ],
    [
      'location',
      'had no address, and got one since',
      { ...PLACE, address_title: null },
      MOVED,
      'Avvalgi joyni tiklash',
      { ...MOVED, address_title: 'Yunusobod' },
      ['address_title'],
    ],
    ['location', 'had none', NO_PLACE, MOVED, null, {}, []],
    ['location', 'its address was not kept whole', { ...PLACE, address_title: 'tel. •••' }, MOVED, null, {}, []],
    [
      'location-permission',
      'had a place',
      PLACE,
      { latitude: null, longitude: null },
      'Avvalgi joyni tiklash',
      NO_PLACE,
      [],
    ],
    [
      'location-permission',
      'set by the author since',
      PLACE,
      { latitude: null, longitude: null },
      'Avvalgi joyni tiklash',
      PLACE,
      ['latitude', 'longitude'],
    ],
    [
      'protocol',
      'had a file',
      FILE,
      { file_id: 'new' },
      'Avvalgi faylni qaytarish',
      { protocol_id: 3, file_id: 'new' },
      [],
    ],
    [
      'protocol',
      'replaced since',
      FILE,
      { file_id: 'new' },
      'Avvalgi faylni qaytarish',
      { protocol_id: 3, file_id: 'newer' },
      ['file_id'],
    ],
    ['protocol', 'had none', { protocol_id: 3, file_id: null }, { file_id: 'new' }, null, {}, []],
    [
      'council-file',
      'had a file and a title',
      { title: '1-son', file_id: 'old' },
      { title: '2-son', file_id: 'new' },
      'Avvalgi faylni qaytarish',
      { title: '2-son', file_id: 'new' },
      [],
    ],
    ['council-file', 'had no title', { title: null, file_id: 'old' }, { title: '2-son', file_id: 'new' }, null, {}, []],
  ])('%s: %s', (action, _only, before, expected, label, now, changed) => {
    const inverse = inverseOf(entry(action, { before, expect: expected }));
    expect(inverse?.label ?? null).toBe(label);
    expect(inverse ? changedSince(inverse.left, now) : []).toEqual(changed);
  });

  test.each([
    ['a known type', 1, 'Avvalgi turini tiklash'],
    ['no type', null, null],
    ['a type of a newer platform', 9, null],
  ])('appeal-type: %s before', (_only, type, label) => {
    const inverse = inverseOfAppeal(entry('appeal-type', { before: { type }, expect: { type: 3 } }));
    expect(inverse?.label ?? null).toBe(label);
  });

  test('asks the question that the specification has for the same change made by hand', () => {
    const ask = (action: JournalAction, stage: string) =>
      inverseOf(entry(action, { before: { stage }, expect: { stage: 'WINNER' } }))?.ask?.title;
    expect(ask('promote', 'PASSED')).toBe("Tashabbusning g'olibligi bekor qilinsinmi?");
    expect(ask('demote', 'WINNER')).toBe("Tashabbus g'olib deb tayinlansinmi?");
  });

  const WITH = ['promote', 'demote', 'author-editing', 'location', 'location-permission', 'protocol', 'council-file'];
  test.each(JOURNAL_ACTIONS.filter((action) => !WITH.includes(action) && action !== 'appeal-type'))(
    '%s: none',
    (action) => {
      const whole = {
        before: { ...PLACE, ...FILE, stage: 'PASSED', title: 'x', type: 1 },
        expect: { stage: 'WINNER', type: 2 },
      };
      expect(inverseOf(entry(action, whole))).toBeNull();
      expect(inverseOfAppeal(entry(action, whole))).toBeNull();
    },
  );
});
