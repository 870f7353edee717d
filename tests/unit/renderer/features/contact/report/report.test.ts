import { AppError } from '@shared/errors.ts';
import { sheetsSchema } from '@shared/sheets.ts';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { judgeAnswer } from '@/features/contact/judge/answer.ts';
import { reportOf } from '@/features/contact/report/report.ts';
import { shapeOf } from '@/features/contact/report/shape.ts';
import { sheetsOf } from '@/features/contact/report/sheet.ts';
import type { CheckedCall } from '@/features/contact/run.ts';
import { createI18n } from '@/i18n/i18n.ts';
import { optionalName, optionalNumber, optionalText, optionalTime, recordId } from '@/kit/fields.ts';
import { rowsAt } from '@/kit/page.ts';

const schema = rowsAt(
  'initiatives',
  z.object({
    id: recordId,
    author_fullname: optionalName,
    phone: optionalText,
    pinfl: optionalText,
    created_at: optionalTime,
    stage: z.enum(['INITIAL', 'PASSED']).nullable().catch(null),
    latitude: optionalNumber,
  }),
);

/** What no report may hold, as it is written in the records below. */
const PERSONAL = [
  ...['Nodira', 'Olimova', 'Karimov', '998901234567', '90 123-45-67', '31203851234567', 'AA1234567'],
  ...[
    '1985',
    '12.03',
    '41.311',
    '69.24',
    'Chilonzor',
    'nodira@pochta.uz',
    'eyJhbGciOi',
    'SIRLI_BOSQICH',
    '4711',
    'karimov_anvar',
  ],
];

const row = (id: unknown) => ({
  id,
  author_fullname: 'Nodira Olimova',
  phone: '+998901234567',
  pinfl: '31203851234567',
  created_at: '12.03.1985 10:11',
  stage: 'SIRLI_BOSQICH',
  latitude: '41.311158',
  passport: { 'Karimov Anvar': 'AA1234567', karimov_anvar: ['Chilonzor 12, 90 123-45-67'] },
  '31203851234567': { longitude: 69.24 },
  email: 'nodira@pochta.uz',
  token: 'eyJhbGciOi.eyJzdWIiOi.x',
});

const outcome = (answer: unknown, more: Partial<CheckedCall['call']> = {}): CheckedCall => {
  const call = {
    path: 'api/v1/users/4711/karimov_anvar',
    // What has no value is not sent.
    query: { search: 'Nodira Olimova', limit: 20, offset: 0, region_id: null },
    schema,
    ms: 3,
    answer,
    ...more,
  };
  const { rows, findings } = judgeAnswer(call);
  const line = { name: 'initiatives', screen: "Tashabbuslar ro'yxati", readings: ['Z-055'] } as never;
  return { line, step: 'list', call, rows: rows.length, findings };
};

const report = reportOf(
  {
    outcomes: [
      outcome({ initiatives: [row(4711), row('4711')], count: '2' }),
      outcome({ Karimov: { items: [row(4711)] } }),
      outcome({ karimov_anvar: [row(4711)], '1985': 2 }),
      outcome('Nodira Olimova, 998901234567'),
      outcome(null, {
        error: new AppError({
          kind: 'invalid',
          status: 400,
          serverMessage: 'Nodira Olimova topilmadi: 31203851234567',
        }),
      }),
    ],
    unasked: [],
    ending: 'done',
    ms: 10,
  },
  [],
  { version: '0.1.0', role: 'admin', platform: 'platforma.uz', at: new Date(0) },
);

it('a report of records full of personal data holds none of it, in either form', () => {
  const json = JSON.stringify(report);
  const table = JSON.stringify(sheetsOf(report, createI18n('latin').current()));
  for (const word of PERSONAL) {
    expect(json).not.toContain(word);
    expect(table).not.toContain(word);
  }
});

it.each(['latin', 'cyrillic'] as const)('its table is one that a file can be made of: %s', (script) => {
  expect(sheetsSchema.safeParse(sheetsOf(report, createI18n(script).current())).error).toBeUndefined();
});

it('in its table every heading has its own value below it', () => {
  const [results] = sheetsOf(report, createI18n('latin').current());
  const [first] = results?.rows ?? [];
  const column = (head: string) => first?.[results?.columns.findIndex((one) => one.head === head) ?? -1];
  expect(String(column('Farqlar')).split('\n')).toHaveLength(report.calls[0]?.findings.length ?? 0);
  expect([column('Ekran'), column('Qatorlar'), column('Vaqt, ms'), column("O'qishlar")]).toEqual([
    "Tashabbuslar ro'yxati",
    2,
    3,
    'Z-055',
  ]);
});

it('it holds the shape all the same: paths, types, spellings and lengths', () => {
  const [call] = report.calls;
  expect(call?.path).toBe('api/v1/users/{id}/{id}');
  expect(call?.keys).toEqual(['search', 'limit', 'offset']);
  expect(call?.shape).toEqual(
    expect.arrayContaining([
      { path: 'initiatives[].id', types: { number: 1, string: 1 }, longest: 4 },
      { path: 'initiatives[].author_fullname', types: { string: 2 }, longest: 16, scripts: { latin: 2 } },
      { path: 'initiatives[].created_at', types: { '99.99.9999 99:99': 2 }, longest: 16 },
    ]),
  );
});

it('a text is told by its script: the names of a list may come in both', () => {
  const names = shapeOf([{ title: 'Olma' }, { title: 'Олма' }, { title: '12' }], (name) => name);
  expect(names.find(({ path }) => path === '[].title')?.scripts).toEqual({ latin: 1, cyrillic: 1 });
});

it('a proposed setting is told by its key; the name of the platform’s own that it holds, by its length', () => {
  const settings = report.calls.flatMap(({ findings }) => findings.flatMap((one) => one.settings ?? []));
  expect(settings.map(({ key, value }) => [key, value])).toEqual([
    ['answerKey', '?7'],
    ['answerKey', '?13'],
  ]);
});

it('and what differs: an unknown word, a number as text, ids twice, a total as text', () => {
  expect(report.calls[0]?.findings.map(({ what, at }) => [what, at].filter(Boolean).join(' '))).toEqual([
    'odd count',
    'twice',
    'odd id',
    'odd created_at',
    'unknown-word stage',
    'odd latitude',
  ]);
});
