import { expect, it } from 'vitest';
import { LOOKUPS } from '../../laws/places.ts';
import { draw } from '../../laws/program.tsx';
import { textOf } from '../../laws/table-of.ts';

const ELSEWHERE = "Tashabbus qaysi mavsumga qo'shilishi ro'yxatda tanlanadi.";
const UNKNOWN = 'Havoladagi mavsum faol emas yoki topilmadi';
const NONE = 'Mavsum tanlanmagan';

it.each([
  ['names no season', '', [NONE, ELSEWHERE]],
  ['names one that is not active', '?boardId=4', [UNKNOWN, ELSEWHERE]],
  ['names an active one', '?boardId=6', []],
])("a pupil's initiative is filed only where a season is known: the address %s", async (_, query, said) => {
  const text = textOf((await draw(`my-school/initiative/add${query}`, LOOKUPS)).html);
  expect([NONE, UNKNOWN, ELSEWHERE].filter((words) => text.includes(words))).toEqual(said);
});

it.each([
  ['its own name', 'Kuz, 3-mavsum, 2025 yil', false],
  ['another name', 'Bahor, 2-mavsum, 2024 yil', true],
])('an address that gives the season %s is told so: %s', async (_, board, told) => {
  const { html } = await draw(`my-school/initiative/add?boardId=6&board=${encodeURIComponent(board)}`, LOOKUPS);
  const said = `Havolada boshqa mavsum yozilgan: «${board}». Tashabbus shu mavsumga qo'shiladi: «`;
  expect(textOf(html).includes(said)).toBe(told);
});
