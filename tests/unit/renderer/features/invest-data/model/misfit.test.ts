import { expect, it } from 'vitest';
import { misfitOf, OTHER_AMOUNT, OTHER_WINNER } from '@/features/invest-data/model/misfit.ts';

it.each([
  [{ publicId: '53418', granted_amount: 900 }, { public_id: '53418', granted_amount: 900 }, null],
  [{ publicId: '53418', granted_amount: 900 }, { public_id: '53419', granted_amount: 900 }, OTHER_WINNER],
  [{ publicId: '53418', granted_amount: 900 }, { public_id: '53418', granted_amount: 901 }, OTHER_AMOUNT],
  [{ publicId: '53418', granted_amount: 900 }, { public_id: '53419', granted_amount: 901 }, OTHER_WINNER],
  // Not said.
  [{ publicId: '53418', granted_amount: null }, { public_id: '53418', granted_amount: 901 }, null],
  [{ publicId: '53418', granted_amount: 900 }, { public_id: null, granted_amount: null }, null],
])('the address %j of the winner %j: %s', (address, winner, misfit) => expect(misfitOf(address, winner)).toBe(misfit));
