import { expect, it } from 'vitest';
import { acts } from '../../laws/act-stubs.tsx';
import { acting } from '../../laws/acted.tsx';
import { LOOKUPS } from '../../laws/places.ts';

const QUARTERS = [7, 8, 9].map((id) => ({ id, title: `${id}-mahalla`, status: id === 7 ? 'ACTIVE' : 'ARCHIVE' }));

it('Z-156: a kindergarten is offered its own quarter beside the active ones, also once that is archived', async () => {
  const record = { id: 7, board_id: 6, region_id: 2, district_id: 22, quarter_id: 9, technical_position: 'Yaxshi' };
  await acting('kindergardens/7', {
    ...LOOKUPS,
    ...{ 'api/v1/kindergardens/7': record, 'api/v1/quarters': { quarters: QUARTERS } },
  });
  expect(acts.offered.get('Mahalla')).toEqual([7, 9]);
});
