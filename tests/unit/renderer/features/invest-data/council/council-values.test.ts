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
const wrong = (values: CouncilValues, place: typeof PLACE | null = PLACE) =>
  councilSchema(place)
    .safeParse(values)
    .error?.issues.map(({ path, message }) => [path[0], message]);

describe('the council decision', () => {
  it('O-034, O-036: is the chosen decision, or a new one with title and file', () => {
    expect(councilSchema(PLACE).parse(VALUES)).toEqual({ title: '7-son', file_id: 'abc', ...PLACE });
    expect(councilSchema(PLACE).parse({ ...VALUES, mode: 'existing' })).toEqual({ id: 5 });
    expect(councilSchema(null).parse({ ...VALUES, mode: 'existing' })).toEqual({ id: 5 });
  });

  it('O-036: requires its missing fields, and none of the other mode', () => {
    expect(wrong({ ...VALUES, title: ' ', file: null })).toEqual([
      ['title', 'Majburiy maydon'],
      ['file', 'Majburiy maydon'],
    ]);
    expect(wrong({ ...VALUES, title: '\u200b' })).toEqual([['title', 'Majburiy maydon']]);
    expect(wrong({ ...VALUES, file: null })).toEqual([['file', 'Majburiy maydon']]);
    expect(wrong(VALUES, null)).toEqual([['mode', 'Majburiy maydon']]);
    expect(wrong({ mode: 'existing', decision: null, title: '', file: null })).toEqual([
      ['decision', 'Majburiy maydon'],
    ]);
  });

  it.each(['board_id', 'region_id', 'district_id'])('a new decision needs %s from the address', (key) => {
    const query = new URLSearchParams({ board_id: '49', region_id: '10', district_id: '11' });
    expect(placeIn(readInvestAddress('0614', query))).toEqual(PLACE);
    query.delete(key);
    expect(placeIn(readInvestAddress('0614', query))).toBeNull();
    expect(councilSchema(null).safeParse(VALUES).success).toBe(false);
  });
});
