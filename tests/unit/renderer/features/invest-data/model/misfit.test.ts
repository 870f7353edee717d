import { describe, expect, it } from 'vitest';
import { type InvestAddress, investPath, readInvestAddress } from '@/entities/invest-address.ts';
import {
  misfitOf,
  type NamedWinner,
  OTHER_AMOUNT,
  OTHER_PLACE,
  OTHER_WINNER,
  OTHER_WORKS,
  placeMisfitOf,
} from '@/features/invest-data/model/misfit.ts';

const description = `  ${"Ko'chani asfaltlash\n".repeat(20)}`;
const winner: NamedWinner = {
  ...{ public_id: '53418', granted_amount: 900, description, type: 'CONSTRUCTION', category_id: 11 },
  ...{ board_id: 4, region_id: 3, district_id: 31, district_soato: '1710229', customer_tin: '203117845' },
};
const whole: InvestAddress = {
  ...{ publicId: '53418', id: 7, board_id: 4, region_id: 3, district_id: 31, council_decision_id: 1 },
  ...{
    granted_amount: 900,
    desc: description,
    type: 'CONSTRUCTION',
    soato: '1710229',
    tin: '203 117 845',
    category: 11,
  },
};
/** The address as the page reads it. */
const read = (address: InvestAddress): InvestAddress => {
  const { pathname, searchParams } = new URL(investPath(address), 'app://a');
  return readInvestAddress(pathname.split('/').at(-1) ?? '', searchParams);
};
const OTHERS = {
  ...{ publicId: '53419', board_id: 5, region_id: 4, district_id: 41, granted_amount: 901, desc: 'Boshqa' },
  ...{ type: 'EQUIPMENT', soato: '1710230', tin: '203117846', category: 12 },
};
const PLACE = ['board_id', 'region_id', 'district_id', 'soato'];
const WORKS = ['desc', 'type', 'tin', 'category'];

describe('the address of a winner', () => {
  it('fits it as the list has written it, and where either does not say a value', () => {
    expect(misfitOf(read(whole), winner)).toBeNull();
    for (const field of Object.keys(whole)) {
      if (field !== 'publicId') expect(misfitOf(read({ ...whole, [field]: null }), winner)).toBeNull();
    }
    for (const field of Object.keys(winner)) expect(misfitOf(read(whole), { ...winner, [field]: null })).toBeNull();
  });

  // The id of the winner is what is read, and its council decision is read with it.
  const sent = Object.keys(whole).filter((field) => field !== 'id' && field !== 'council_decision_id');
  it.each(sent)('does not fit it with another %s', (field) => {
    const other = read({ ...whole, [field]: OTHERS[field as keyof typeof OTHERS] });
    const isPlace = PLACE.includes(field);
    const misfit = isPlace ? OTHER_PLACE : field === 'publicId' ? OTHER_WINNER : null;
    expect(placeMisfitOf(other, winner)).toBe(misfit);
    expect(misfitOf(other, winner)).toBe(misfit ?? (WORKS.includes(field) ? OTHER_WORKS : OTHER_AMOUNT));
  });
});
