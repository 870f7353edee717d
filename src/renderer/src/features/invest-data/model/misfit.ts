import { startOf, units } from '@shared/start-of.ts';
import { z } from 'zod';
import { DESCRIPTION_LENGTH, type InvestAddress } from '@/entities/invest-address.ts';
import type { Text } from '@/i18n/text.ts';
import { optionalNumber, optionalText, writtenText } from '@/kit/fields.ts';
import { digitsOf } from '@/kit/inputs/identifiers.ts';
import { comparedText } from '@/kit/merging/compared-text.ts';

/** Fields of an initiative that an address of its investment data repeats. */
export const winnerFields = {
  public_id: optionalText,
  /** so'm */
  granted_amount: optionalNumber,
  board_id: optionalNumber,
  region_id: optionalNumber,
  district_id: optionalNumber,
  category_id: optionalNumber,
  description: writtenText,
  type: optionalText,
  district_soato: optionalText,
  customer_tin: optionalText,
};
const winnerSchema = z.object(winnerFields);
/** What the platform says of the winner with the id in an address; null: not said. */
export type NamedWinner = z.output<typeof winnerSchema>;

/** Says that the id and the public id of an address name two initiatives. */
export const OTHER_WINNER =
  "Havoladagi ID va raqam turli tashabbuslarniki. Sahifani tashabbuslar ro'yxatidan oching." satisfies Text;
/** Says that the granted amount in an address is not the winner's. */
export const OTHER_AMOUNT =
  "Havoladagi ajratilgan summa tashabbusnikidan farq qiladi. Sahifani tashabbuslar ro'yxatidan qayta oching." satisfies Text;
/** Says that season or place in an address are not the winner's. */
export const OTHER_PLACE =
  "Havoladagi mavsum yoki hudud tashabbusnikidan farq qiladi. Sahifani tashabbuslar ro'yxatidan qayta oching." satisfies Text;
/** Says that what an address tells of the works is not the winner's. */
export const OTHER_WORKS =
  "Havoladagi tavsif, tur, toifa yoki STIR tashabbusnikidan farq qiladi. Sahifani tashabbuslar ro'yxatidan qayta oching." satisfies Text;

/** A misfit of an address. */
export type Misfit = typeof OTHER_WINNER | typeof OTHER_AMOUNT | typeof OTHER_PLACE | typeof OTHER_WORKS;

/**
 * How an address names another initiative, season or place than those of the winner; null if it does not. A council
 * decision created from it would be another's. What the platform or the address does not say is no misfit.
 */
export function placeMisfitOf(address: InvestAddress, winner: NamedWinner): Misfit | null {
  if (differs(address.publicId, winner.public_id)) return OTHER_WINNER;
  const place = [
    [address.board_id, winner.board_id],
    [address.region_id, winner.region_id],
    [address.district_id, winner.district_id],
    [address.soato, winner.district_soato],
  ] as const;
  return place.some(([named, read]) => differs(named, read)) ? OTHER_PLACE : null;
}

/** How an address does not fit the winner that it names, also in the amount and works of an object created from it. */
export function misfitOf(address: InvestAddress, winner: NamedWinner): Misfit | null {
  const works = [
    [address.desc, winner.description && startOf(winner.description, DESCRIPTION_LENGTH, units)],
    [address.type, winner.type],
    [address.category, winner.category_id],
    [address.tin && digitsOf(address.tin), winner.customer_tin && digitsOf(winner.customer_tin)],
  ] as const;
  return (
    placeMisfitOf(address, winner) ??
    (differs(address.granted_amount, winner.granted_amount) ? OTHER_AMOUNT : null) ??
    (works.some(([named, read]) => differs(named, read)) ? OTHER_WORKS : null)
  );
}

const differs = (named: string | number | null, read: string | number | null): boolean =>
  named !== null && read !== null && comparedText(String(named)) !== comparedText(String(read));
