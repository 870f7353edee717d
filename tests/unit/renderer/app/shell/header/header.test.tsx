import { createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { LOOKUPS } from '../../../laws/places.ts';
import { drawPart, screenAt } from '../../../laws/program.tsx';
import { textOf } from '../../../laws/table-of.ts';

vi.doMock('@/entities/today.ts', () => ({ useToday: () => Date.parse('2026-09-10T14:02:00+05:00') }));
vi.doMock('@/api/downloads.ts', () => ({ useDownloads: () => [] }));
vi.doMock('@/app/manual/use-manual.ts', () => ({ useManual: () => ({}) }));
const { Header } = await import('@/app/shell/header/header.tsx');

const LIST = { title: "Tashabbuslar ro'yxati", path: '/app/initiatives' };
const OF_DISTRICT = { role: 'district_manager', region: 2, district: 22 } as const;

it.each([
  ['desk', OF_DISTRICT, [], 'Payshanba, 10.09.2026 Ish stoli', 'Kim Tuman boshqaruvi · Vobkent tumani'],
  ['desk/journal', { role: 'moderator' }, [], 'Tashabbuslar Jurnal', 'Kim Moderator'],
  [
    'initiatives/review',
    {},
    [LIST],
    "Tashabbuslar Tashabbuslar ro'yxati Tashabbusni ko'rib chiqish",
    'Kim Administrator',
  ],
] as const)(
  'the head of %s says the day or the way there, and who %j is',
  async (at, situation, crumbs, place, person) => {
    const trail = { screen: screenAt(at), address: `/app/${at}`, crumbs };
    const text = textOf((await drawPart(createElement(Header, { trail }), LOOKUPS, situation)).html);
    expect([text.startsWith(place), text.endsWith(person)], text).toEqual([true, true]);
  },
);
