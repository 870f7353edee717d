import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  dayInTashkent,
  formatCount,
  formatDate,
  formatDateTime,
  formatDecimal,
  formatLogin,
  formatMoment,
  formatMoney,
  formatTiyin,
  nowInTashkent,
} from '../../../../src/renderer/src/i18n/formats.ts';

const machineZone = process.env.TZ;
afterEach(() => {
  if (machineZone === undefined) delete process.env.TZ;
  else process.env.TZ = machineZone;
});

describe.each(['UTC', 'Asia/Tashkent', 'America/New_York', 'Pacific/Auckland'])('on a machine in %s', (zone) => {
  it.each([
    ['2026-09-04T10:00:00Z', '04.09.2026 15:00'],
    ['2026-09-04T18:59:59.999Z', '04.09.2026 23:59'],
    ['2026-09-04T19:00:00Z', '05.09.2026 00:00'],
    ['2026-03-29T00:30:00+03:00', '29.03.2026 02:30'],
    ['2026-03-29T00:30:00.123456+05:00', '29.03.2026 00:30'],
    ['2025-12-31T20:00:00Z', '01.01.2026 01:00'],
    ['2026-09-04T10:00:00', '04.09.2026 10:00'],
    ['2026-09-04 10:00', '04.09.2026 10:00'],
    ['2026-09-04', '04.09.2026 00:00'],
    ['2024-02-29', '29.02.2024 00:00'],
  ])('%s is %s in Tashkent', (iso, shown) => {
    process.env.TZ = zone;
    expect(new Date(2026, 0, 1).getTimezoneOffset() === -300).toBe(zone === 'Asia/Tashkent');
    expect(formatDateTime(iso)).toBe(shown);
    expect(formatDate(iso)).toBe(shown.slice(0, 10));
  });

  it.each([
    null,
    undefined,
    '',
    'kecha',
    '2026-02-30',
    '2026-02-30T00:00:00Z',
    '2026-13-01',
    '04.09.2026',
    'kuni 2026-09-04',
    '2026-09-04 kuni',
    '2026-09-04T10:00:00Zda',
    '0',
    '2026-09-04T25:00:00Z',
    '2026-09-04T25:00:00',
  ])('%s is no date', (nothing) => {
    process.env.TZ = zone;
    expect(formatDate(nothing)).toBe('—');
    expect(formatDateTime(nothing)).toBe('—');
  });
});

it.each([
  ['2026-09-04T10:00:07Z', '04-09-2026 / 15:00', '04.09.2026 | 15:00:07'],
  ['2026-12-31T23:30:00Z', '01-01-2027 / 04:30', '01.01.2027 | 04:30:00'],
  [null, '—', '—'],
  ['2026-02-30', '—', '—'],
])('%s as the screens of people and of the school programme show it', (iso, login, moment) => {
  expect([formatLogin(iso), formatMoment(iso)]).toEqual([login, moment]);
});

it.each([
  ['2026-09-04', '2026-09-04'],
  ['2026-09-04T19:00:00Z', '2026-09-05'],
  ['2026-09-04T23:59:59', '2026-09-04'],
  ['2026-02-30', null],
  ['04.09.2026', null],
  [null, null],
])('the day of %s in Tashkent is %s', (iso, day) => {
  expect(dayInTashkent(iso)).toBe(day);
});

it('tells what a clock in Tashkent shows now, to the minute', () => {
  vi.useFakeTimers({ now: new Date('2026-09-04T20:30:45Z') });
  try {
    expect(nowInTashkent()).toBe('2026-09-05 01:30:00');
  } finally {
    vi.useRealTimers();
  }
});

describe.each([
  ['money', formatMoney],
  ['counts', formatCount],
])('%s', (_what, format) => {
  it.each([
    [0, '0'],
    [-0, '0'],
    [7, '7'],
    [999, '999'],
    [1000, '1\u00A0000'],
    [1_500_000_000, '1\u00A0500\u00A0000\u00A0000'],
    [-12_345, '−12\u00A0345'],
    [1234.6, '1\u00A0235'],
    [Number.MAX_SAFE_INTEGER, '9\u00A0007\u00A0199\u00A0254\u00A0740\u00A0991'],
  ])('%s is %s', (value, shown) => {
    expect(format(value)).toBe(shown);
  });

  it.each([null, undefined, Number.NaN, Number.POSITIVE_INFINITY])('%s is nothing', (value) => {
    expect(format(value)).toBe('—');
  });
});

describe('decimals', () => {
  it.each([
    [0, '0'],
    [-0, '0'],
    [12.5, '12,5'],
    [1234567.891, '1\u00A0234\u00A0567,89'],
    [1000, '1\u00A0000'],
    [0.004, '0'],
    [-0.004, '0'],
    [-9.5, '−9,5'],
    [-50.5, '−50,5'],
    [1.05, '1,05'],
    [99.999, '100'],
    [1.005, '1,01'],
    [0.005, '0,01'],
    [0.0049, '0'],
    [123_456_789_012_345.1, '123\u00A0456\u00A0789\u00A0012\u00A0345,1'],
    [-1.005, '−1,01'],
    [1e-7, '0'],
  ])('%s is %s', (value, shown) => {
    expect(formatDecimal(value)).toBe(shown);
  });

  it('shows as many decimals as requested, and nothing for a missing number', () => {
    expect(formatDecimal(0.1264, 3)).toBe('0,126');
    expect([null, undefined, Number.NaN].map((value) => formatDecimal(value))).toEqual(['—', '—', '—']);
  });
});

describe('formatTiyin', () => {
  it.each([
    [0n, '0'],
    [150_000_000_000n, '1\u00A0500\u00A0000\u00A0000'],
    [1_000_000_000_000_001n, '10\u00A0000\u00A0000\u00A0000\u00A0000,01'],
    [50n, '0,50'],
    [-123_456n, '−1\u00A0234,56'],
    [-5n, '−0,05'],
  ])('%s tiyin are %s', (tiyin, shown) => {
    expect(formatTiyin(tiyin)).toBe(shown);
  });
});
