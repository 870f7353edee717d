import { describe, expect, it } from 'vitest';
import { readInvestAddress } from '@/entities/invest-address.ts';
import { type CouncilValues, councilSchema, placeIn } from '@/features/invest-data/council/council-values.ts';

const PLACE = { board_id: 49, region_id: 10, district_id: 11 };
const VALUES: CouncilValues = {
  mode: 'new',
  decision: 5,
  title: ' 7-son ',
  file: { hash: 'abc', name: 'qaror.xlsx' },
};

describe('the council decision', () => {
  it.each(['board_id', 'region_id', 'district_id'])(
    'a new decision needs %s from the address, an existing one does not',
    (key) => {
      const query = new URLSearchParams({ board_id: '49', region_id: '10', district_id: '11' });
      expect(placeIn(readInvestAddress('0614', query))).toEqual(PLACE);
      query.delete(key);
      expect(placeIn(readInvestAddress('0614', query))).toBeNull();
      expect(councilSchema(null).safeParse(VALUES).error?.issues).toMatchObject([
        { path: ['mode'], message: 'Majburiy maydon' },
      ]);
      expect(councilSchema(null).parse({ ...VALUES, mode: 'existing' })).toEqual({ id: 5 });
    },
  );
});
