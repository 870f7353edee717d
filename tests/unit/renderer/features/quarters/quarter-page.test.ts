import { expect, it } from 'vitest';
import { acts } from '../../laws/act-stubs.tsx';
import { acting } from '../../laws/acted.tsx';
import { LOOKUPS } from '../../laws/places.ts';

const OF_DISTRICT = [7, 8, 9].map((id) => ({ id, title: `${id}-mahalla`, status: id === 9 ? 'ARCHIVE' : 'ACTIVE' }));

it('J-018, J-020: the other active quarters of its district are offered as the extra one of an archived quarter', async () => {
  const quarter = { id: 7, district_id: 22, title: '7-mahalla', citizen_count: 900, status: 'ARCHIVE' };
  await acting('quarters/7', {
    ...LOOKUPS,
    'api/v1/quarters/7': quarter,
    'api/v1/quarters': { quarters: OF_DISTRICT },
  });
  expect(acts.offered.get("Qo'shimcha mahalla")).toEqual([8]);
});
