import { expect, it } from 'vitest';
import { LOOKUPS, SEASON } from '../laws/places.ts';
import { draw } from '../laws/program.tsx';
import { textOf } from '../laws/table-of.ts';

it('a price of a season that is over names it by its number, one of an active season by its name', async () => {
  const data = [6, 9].map((board_id) => ({ id: board_id, board_id, region_id: 2, district_id: 22, price: 100 }));
  const { html } = await draw('road-prices', { ...LOOKUPS, 'api/v1/road-prices': { data, count: 2 } });
  const text = textOf(html);
  expect(
    [SEASON, "Faol bo'lmagan mavsum (ID 9)"].filter((season) => text.includes(`viloyati · ${season}`)),
  ).toHaveLength(2);
});
