import type { InvestAddress } from '@/entities/invest-address.ts';
import type { Text } from '@/i18n/catalogue.ts';

/** What the platform says of the winner with the id in an address; null: not said. */
export type NamedWinner = {
  readonly public_id: string | null;
  /** so'm */
  readonly granted_amount: number | null;
};

/** Says that the id and the public id of an address name two initiatives. */
export const OTHER_WINNER =
  "Havoladagi ID va raqam turli tashabbuslarniki. Sahifani tashabbuslar ro'yxatidan oching." satisfies Text;
/** Says that the granted amount in an address is not the winner's. */
export const OTHER_AMOUNT =
  "Havoladagi ajratilgan summa tashabbusnikidan farq qiladi. Sahifani tashabbuslar ro'yxatidan qayta oching." satisfies Text;

/** A misfit of an address. */
export type Misfit = typeof OTHER_WINNER | typeof OTHER_AMOUNT;

/**
 * How an address does not fit the winner that it names; null if it does. An object created from it would be another
 * winner's, or for another amount. What the platform or the address does not say is no misfit.
 */
export function misfitOf(
  address: Pick<InvestAddress, 'publicId' | 'granted_amount'>,
  winner: NamedWinner,
): Misfit | null {
  if (winner.public_id !== null && winner.public_id !== address.publicId) return OTHER_WINNER;
  const isOther = winner.granted_amount !== null && winner.granted_amount !== address.granted_amount;
  return address.granted_amount !== null && isOther ? OTHER_AMOUNT : null;
}
