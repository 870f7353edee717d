import { expect, test } from 'vitest';
import {
  type ChronologyAddress,
  chronologyAddPath,
  chronologyEditPath,
  chronologyPath,
  readChronologyAddress,
} from '@/entities/chronology-address.ts';

const read = (path: string) => {
  const url = new URL(path, 'https://page');
  return readChronologyAddress(url.pathname.split('/')[4], url.searchParams);
};

test.each<ChronologyAddress>([
  { initiative: 21, board: 3 },
  { initiative: 21, board: null },
])('$initiative in board $board is read back from list and forms (A-008, N-003)', (address) => {
  for (const path of [chronologyPath(address), chronologyAddPath(address), chronologyEditPath(address, 7)])
    expect(read(path)).toEqual(address);
});

test('list and forms have paths of their own; the record stands in the query', () => {
  const address = { initiative: 21, board: 3 };
  expect(chronologyPath(address)).toBe('/app/chronology/list/21?board_id=3');
  expect(chronologyPath({ ...address, board: null })).toBe('/app/chronology/list/21');
  expect(chronologyAddPath(address)).toBe('/app/chronology/list/21/add?board_id=3');
  expect(chronologyEditPath(address, 7)).toBe('/app/chronology/list/21/edit?board_id=3&edit_id=7');
});

test('without an initiative there is no address; an invalid board counts as missing', () => {
  const query = (board: string) => new URLSearchParams({ board_id: board });
  for (const id of [undefined, '', '0', '-1', '1.5', 'x']) expect(readChronologyAddress(id, query('3'))).toBeNull();
  for (const board of ['', '0', 'x', '1e3']) expect(readChronologyAddress('21', query(board))?.board).toBeNull();
});
