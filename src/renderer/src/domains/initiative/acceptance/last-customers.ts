import { z } from 'zod';

const chosenSchema = z.object({
  customer: z.number(),
  category: z.number(),
  district: z.number(),
  /** Type of the season; null: an ordinary one. */
  season: z.string().nullable(),
});
/** A customer that was accepted with, and where: in a season of this type, for this category and district. */
export type ChosenCustomer = z.infer<typeof chosenSchema>;
/** The stored choices, newest first. */
export const lastCustomersSchema = z.array(chosenSchema);

/** Most choices kept: a season has some twenty categories, and a moderator one district. */
const MOST = 200;

type Where = { [key in keyof Omit<ChosenCustomer, 'customer'>]: ChosenCustomer[key] | null };

const isThere = (one: ChosenCustomer, where: Where): boolean =>
  one.category === where.category && one.district === where.district && one.season === where.season;

/** The customer chosen last there; null for none. */
export const lastCustomer = (kept: readonly ChosenCustomer[], where: Where): number | null =>
  kept.find((one) => isThere(one, where))?.customer ?? null;

/** The choices with a new one, which takes the place of the earlier one there; the same array if it is known. */
export function withCustomer(
  kept: readonly ChosenCustomer[],
  { customer, category, district, season }: Where & { customer: number | null },
): readonly ChosenCustomer[] {
  if (customer === null || category === null || district === null) return kept;
  const chosen = { customer, category, district, season };
  if (kept[0]?.customer === customer && isThere(kept[0], chosen)) return kept;
  return [chosen, ...kept.filter((one) => !isThere(one, chosen))].slice(0, MOST);
}
