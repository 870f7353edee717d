import { describe, expect, test } from 'vitest';
import { listAddress, openedAlone, readPlace, rowAddress } from '@/domains/initiative/links/address.ts';

describe('an initiative that is opened alone', () => {
  test('is the one in view, whatever filter the list begins with', () => {
    const address = new URL(openedAlone({ id: 42, publicId: '101600000042', board: 4 }), 'app://backoffice');
    expect(address.pathname).toBe('/app/initiatives/review');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      ...{ sub_stage: 'ALL', board: '4', search: '101600000042', set: 'one', at: '42' },
    });
    expect(readPlace(address.searchParams)).toEqual({ at: 42, row: 0 });
  });

  test('is found without a board and a public id', () => {
    expect(openedAlone({ id: 42, publicId: null, board: null })).toBe(
      '/app/initiatives/review?sub_stage=ALL&set=one&at=42',
    );
  });

  test('goes back to its row in the list', () => {
    const address = new URL(openedAlone({ id: 42, publicId: '101600000042', board: 4 }), 'app://backoffice');
    const row = '/app/initiatives?sub_stage=ALL&board=4&search=101600000042';
    expect(listAddress(address.searchParams)).toBe(row);
    expect(rowAddress({ publicId: '101600000042', board: 4 })).toBe(row);
    expect(listAddress(new URLSearchParams('stage=INITIAL&mine=1&row=3'))).toBe('/app/initiatives?stage=INITIAL');
  });
});
