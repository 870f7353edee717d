import { expect, it, vi } from 'vitest';
import { LOOKUPS } from '../../laws/places.ts';
import { draw } from '../../laws/program.tsx';

let filter: object | undefined;
function Desk(desk: { filter: object }) {
  filter = desk.filter;
  return null;
}
vi.doMock('@/features/review/desk.tsx', () => ({ Desk }));

const MANAGER = { role: 'district_manager', region: 2, district: 22 } as const;
const NONE = { search: '', stage: 'ALL', sub_stage: 'ALL' };

it.each([
  ["the list's own filter", 'board=6', { ...NONE, board: 6, sub_stage: 'MODERATOR_ACCEPTED' }],
  [
    'the filter of the address',
    'board=6&stage=WINNER&sub_stage=ALL&search=suv',
    { board: 6, search: 'suv', stage: 'WINNER', sub_stage: 'ALL' },
  ],
  ['chosen initiatives in whatever state', 'board=6&set=one&at=701', { ...NONE, board: null }],
])('the desk has %s', async (_, query, asked) => {
  await draw(`initiatives/review?${query}`, LOOKUPS, MANAGER);
  expect(filter).toEqual(asked);
});

it('leads back to the same list from initiatives that are not remembered', async () => {
  const { html } = await draw('initiatives/review?set=gone&stage=WINNER&board=6', LOOKUPS, MANAGER);
  expect(html).toMatch(/href="\/app\/initiatives\?stage=WINNER&amp;board=6"/);
});
