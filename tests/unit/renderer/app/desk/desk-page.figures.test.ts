import { expect, it, vi } from 'vitest';
import { entry, THURSDAY } from '../../features/journal/entries.ts';
import { LOOKUPS } from '../../laws/places.ts';
import { draw } from '../../laws/program.tsx';
import { elementsIn, textOf } from '../../laws/table-of.ts';

const idle = () => undefined;
const season = { last: null, before: null, reading: null, waits: 0, start: idle, stop: idle };
vi.doMock('@/features/season/use-season.ts', () => ({ useSeason: () => season }));
vi.doMock('@/entities/today.ts', () => ({ useToday: () => THURSDAY }));
vi.doMock('@/api/line.ts', async (original) => ({ ...(await original<object>()), useLine: () => true }));
vi.doMock('@/api/downloads.ts', () => ({ useDownloads: () => [] }));
const { createQueryClient } = await import('@/api/query-client.ts');
const { newAppealsQuery } = await import('@/features/appeals/api.ts');
const { newRequestsQuery } = await import('@/features/call-me-back/api.ts');
const { districtProtocolsQuery } = await import('@/features/protocols/api.ts');

const answered = async (value: unknown) => ({ ok: true, value });

it("the desk of an administrator has the office's figures, today's decisions and what was opened last, with the ways to them", async () => {
  const queries = createQueryClient();
  const counted = (queryKey: readonly unknown[], total: number, rows: readonly object[] = []) =>
    queries.setQueryData(queryKey, { total, rows });
  counted(newAppealsQuery.queryKey, 31);
  counted(newRequestsQuery.queryKey, 17);
  counted(districtProtocolsQuery(6).queryKey, 208, [{ file_id: 'a' }, { file_id: null }, {}]);
  const appeal = { kind: 'appeal', id: '371' } as const;
  const sent = [entry('accept'), entry('appeal-answer', { subject: appeal })];
  const journal = { state: () => answered({ now: THURSDAY }), list: () => answered(sent) };
  const recents = [{ id: 9, public_id: '000789-4', title: "Yo'l", board_id: 4 }];
  const load = ({ name }: { name: string }) => answered(name === 'recents' ? { value: recents } : null);
  Object.assign(window.bridge, { journal, drafts: { list: () => answered([]) }, keeps: { load } });
  const boards = { 'api/v1/boards': { boards: [{ id: 6, title: 'Mavsum', stage: 'REVIEW' }] } };
  const { html } = await draw('desk', { ...LOOKUPS, ...boards }, { queries });
  const text = textOf(html);
  expect(text).toContain("31 yangi murojaat 2 protokolsiz tuman 208 tadan 17 qo'ng'iroq so'rovi");
  expect(text).toContain('Bugun: 1 ta qaror Jurnal 1 qabul, 1 boshqa amal');
  const links = elementsIn(html, 'a', /(?:)/).map(({ attributes, inner }) => {
    const [, to = ''] = /href="([^"]*)"/.exec(attributes) ?? [];
    return `${textOf(inner)} → ${to.replaceAll('&amp;', '&')}`;
  });
  expect(links).toEqual([
    'yangi murojaat → /app/appeals?status=NEW',
    'protokolsiz tuman → /app/initiatives',
    "qo'ng'iroq so'rovi → /app/call-me-back?state=NEW",
    'Jurnal → /app/desk/journal',
    expect.stringMatching(/Nurafshon ariqlari 061404829083 → .*search=061404829083.*at=42$/),
    expect.stringMatching(/Yo'l 000789-4 → .*board=4&search=000789-4.*at=9$/),
  ]);
});
