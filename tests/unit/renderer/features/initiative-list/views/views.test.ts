import { describe, expect, test } from 'vitest';
import {
  MOST,
  mayKeep,
  mayStar,
  moved,
  renamed,
  restoredViews,
  starred,
  type View,
  type Views,
  viewsSchema,
  withoutView,
  withView,
  wrongName,
} from '@/features/initiative-list/views/views.ts';

const view = (id: string, more: Partial<View> = {}): View => ({
  id,
  name: `Ko'rinish ${id}`,
  query: 'stage=INITIAL',
  starred: false,
  ...more,
});
const many = (count: number): Views => Array.from({ length: count }, (_, index) => view(String(index)));
const idsOf = (views: Views) => views.map(({ id }) => id).join(' ');

describe('wV2: a name', () => {
  test.each([
    'a',
    "Yo'l bo'yicha yangilar",
    'Тумандан қайтганлар',
    'x'.repeat(60),
    '😀'.repeat(60),
    `  ${'x'.repeat(60)} `,
  ])('is accepted: %j', (name) => expect(wrongName([], name)).toBeNull());

  test.each([
    ['', 'Majburiy maydon'],
    [' \t\n', 'Majburiy maydon'],
    ['\u200b', 'Majburiy maydon'],
    ['x'.repeat(61), 'Nomi 60 belgidan oshmasin'],
    ['Ж'.repeat(61), 'Nomi 60 belgidan oshmasin'],
    ['31203905540012', "Ko'rinishda shaxsiy raqam saqlanmaydi"],
    ['Karimov +998 90 123 45 67', "Ko'rinishda shaxsiy raqam saqlanmaydi"],
  ])('is refused: %j', (name, why) => expect(wrongName([], name)).toBe(why));

  test.each(["Yo'l ishlari", 'YOʻL  ISHLARI ', 'Йўл ишлари', ' йўл ишлари', 'Yo\u02bdl\u00a0ish\u00adlari'])(
    'that looks like another in either script is refused: %j',
    (name) => {
      const views = [view('1', { name: "Yo'l ishlari" }), view('2')];
      expect(wrongName(views, name)).toBe("Bu nomli ko'rinish bor");
      expect(wrongName(views, name, '2')).toBe("Bu nomli ko'rinish bor");
      expect(wrongName(views, name, '1')).toBeNull();
    },
  );

  test('differs from another by one apostrophe', () => {
    expect(wrongName([view('1', { name: "O'lim" })], 'Olim')).toBeNull();
  });

  test('is kept withoutView blanks around it', () => {
    expect(withView([], view('1', { name: "  Yo'l \n ishlari " }))[0]?.name).toBe("Yo'l ishlari");
    expect(renamed([view('1')], '1', ' Ichimlik  suvi ')[0]?.name).toBe('Ichimlik suvi');
  });
});

describe('views', () => {
  test('are thirty at most', () => {
    const all = many(MOST.kept);
    expect(withView(all, view('one more'))).toBe(all);
    expect(withView(many(MOST.kept - 1), view('last'))).toHaveLength(30);
  });

  test('begin withoutView a star', () => {
    expect(withView([], { id: '1', name: 'a', query: '' })).toEqual([view('1', { name: 'a', query: '' })]);
  });

  test('are at most four on the desk, and can be removed from it', () => {
    const four = ['0', '1', '2', '3'].reduce((views, id) => starred(views, id, true), many(6));
    expect(four.filter((one) => one.starred).map(({ id }) => id)).toEqual(['0', '1', '2', '3']);
    expect(mayStar(four)).toBe(false);
    expect(starred(four, '4', true)).toBe(four);
    const three = starred(four, '1', false);
    expect(mayStar(three)).toBe(true);
    expect(starred(three, '4', true)[4]?.starred).toBe(true);
  });

  test('are moved one place at a time, and stay at the ends', () => {
    const three = many(3);
    expect(idsOf(moved(three, '0', 1))).toBe('1 0 2');
    expect(idsOf(moved(three, '2', -1))).toBe('0 2 1');
    expect(moved(three, '0', -1)).toBe(three);
    expect(moved(three, '2', 1)).toBe(three);
    expect(moved(three, 'gone', 1)).toBe(three);
  });

  test('return to their place when the removal is undone, once', () => {
    const three = many(3);
    const left = withoutView(three, '1');
    expect(idsOf(left)).toBe('0 2');
    const back = restoredViews(left, view('1'), 1);
    expect(back).toEqual(three);
    expect(restoredViews(back, view('1'), 1)).toBe(back);
    expect(idsOf(restoredViews([view('0')], view('2'), 2))).toBe('0 2');
  });

  test('return withoutView their star if four views have one by then', () => {
    const four = many(4).map((one) => ({ ...one, starred: true }));
    expect(restoredViews(four, view('x', { starred: true }), 0)[0]).toEqual(view('x'));
    expect(restoredViews(four.slice(1), view('x', { starred: true }), 0)[0]).toEqual(view('x', { starred: true }));
  });
});

test('a search for a personal number is not kept; a search for an id or words is', () => {
  for (const search of ['31203905540012', '+998 90 123 45 67', 'AA1234567'])
    expect(mayKeep(String(new URLSearchParams({ search })))).toBe(false);
  for (const search of ['', '061404750235', "yo'l", 'йўл'])
    expect(mayKeep(String(new URLSearchParams({ search, stage: 'INITIAL' })))).toBe(true);
  expect(mayKeep('amount_from=901234567&public_id=998901234567')).toBe(true);
});

describe('reading the kept views', () => {
  test('gives the kept views', () => {
    const kept = { initiatives: many(2) };
    expect(viewsSchema.parse(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  });

  test.each([
    { name: 'a list alone', value: [] },
    { name: 'a view withoutView a filter', value: { initiatives: [{ id: '1', name: 'a', starred: false }] } },
    { name: 'nothing', value: null },
  ])('gives nothing for $name', ({ value }) => {
    expect(viewsSchema.safeParse(value).success).toBe(false);
  });
});
