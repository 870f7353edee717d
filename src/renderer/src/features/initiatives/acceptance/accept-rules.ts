import type { Category } from '@/entities/categories.ts';
import type { RoadPrice } from '@/entities/road-prices.ts';
import type { Text } from '@/i18n/catalogue.ts';
import { ACCEPTED_AMOUNT, amountProblem } from '../model/amounts.ts';
import type { Initiative } from '../model/initiative.ts';
import { pricePerKm, ROAD_CATEGORY, type Road, roadOf } from '../model/road.ts';
import type { AcceptValues } from './accept-values.ts';

/** What the acceptance of one initiative depends on beside what is entered. */
export type AcceptContext = {
  initiative: Pick<Initiative, 'type'>;
  /** The board is a MY_GARDEN one; undefined while that is not known. */
  garden: boolean | undefined;
  /** The chosen category; undefined while it is not known. */
  category: Pick<Category, 'organization_type'> | undefined;
  /** Whether the chosen category has products (Z-127); undefined while it is not known. */
  hasProducts: boolean | undefined;
  /** What the lines of the registry are granted, in so'm; undefined while it is not known. */
  registrySum: number | undefined;
  /** The prices of the district on this board; null where there are none, undefined while they are not known. */
  price: Pick<RoadPrice, 'price' | 'half_ready_price'> | null | undefined;
  /** The customer of the initiative's `customer_tin`; null where there is none. */
  ownCustomer: number | null;
};

/** Where the amount comes from: entered, from a road's length, or from the registry (D-015, D-016); unknown as yet. */
type AmountSource = 'entered' | 'road' | 'registry' | 'unknown';

/** A road within the cap, and the price that it was reckoned with, in so'm per km. */
export type AcceptanceRoad = Road & { pricePerKm: number };

/** What the form asks and what follows from its values. */
export type Acceptance = {
  customer: number | null;
  asksCustomer: boolean;
  categoryLocked: boolean;
  /** The category asks for an organization of this type; null: for none; undefined while that is not known. */
  organizationType: string | null | undefined;
  amountSource: AmountSource;
  /** so'm */
  amount: number | null;
  /** Of category 11 only. */
  road: AcceptanceRoad | null;
};

/** Reads the form's values in their context (spec 000 §2, §4). */
export function acceptanceOf(values: AcceptValues, context: AcceptContext): Acceptance {
  const { garden, category, registrySum, price, ownCustomer } = context;
  const perKm = pricePerKm(values.road_type, price);
  const amountSource = amountSourceOf(values, context);
  const road = amountSource === 'road' ? { ...roadOf(values.road_length, perKm), pricePerKm: perKm } : null;
  return {
    customer: garden ? null : (values.customer_id ?? ownCustomer),
    asksCustomer: !garden,
    categoryLocked: garden === true,
    organizationType: category || values.category_id !== null ? category?.organization_type : null,
    amountSource,
    amount: {
      entered: values.granted_amount,
      road: road?.amount ?? null,
      // Z-151, whatever the initiative says.
      registry: registrySum ?? null,
      unknown: null,
    }[amountSource],
    road,
  };
}

function amountSourceOf({ category_id }: AcceptValues, { initiative, hasProducts }: AcceptContext): AmountSource {
  if (category_id === ROAD_CATEGORY) return 'road';
  if (initiative.type !== 'EQUIPMENT' || category_id === null || hasProducts === false) return 'entered';
  return hasProducts ? 'registry' : 'unknown';
}

/** What decides about a field and may not be known yet. */
export type AcceptWait = 'board' | 'categories' | 'products' | 'registry' | 'prices';

/** What saving waits for: nothing is taken for a no because it is not known (Z-157). */
export function acceptWaits(values: AcceptValues, context: AcceptContext): AcceptWait[] {
  const { garden, category, registrySum, price } = context;
  const source = amountSourceOf(values, context);
  const unknown: Record<AcceptWait, boolean> = {
    board: garden === undefined,
    categories: values.category_id !== null && category === undefined,
    products: source === 'unknown',
    registry: source === 'registry' && registrySum === undefined,
    prices: source === 'road' && price === undefined,
  };
  return (Object.keys(unknown) as AcceptWait[]).filter((what) => unknown[what]);
}

export type AcceptProblems = Partial<Record<keyof AcceptValues, Text>>;

/** What is wrong with the form, by field, in the order of the fields (spec 000 §5, Z-126); no description is asked for (Z-148). */
export function acceptProblems(values: AcceptValues, acceptance: Acceptance): AcceptProblems {
  const { customer, asksCustomer, organizationType, amount, road } = acceptance;
  const missing = (is: boolean): Text | null => (is ? 'Majburiy maydon' : null);
  const found: Record<string, Text | null> = {
    customer_id: missing(asksCustomer && customer === null),
    category_id: missing(values.category_id === null),
    quarter_id: missing(values.quarter_id === null),
    organization_id: missing(Boolean(organizationType) && values.organization_id === null),
    road_type: missing(road !== null && values.road_type === null),
    road_length: missing(road !== null && road.length === 0),
    granted_amount: amountProblem(amount, ACCEPTED_AMOUNT),
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null));
}

/**
 * The accept form as it is sent (spec 000 §3): ids under `*_id` (Z-038), the customer by id (Z-039), and only what the
 * form asks for.
 */
export function acceptBody(
  values: AcceptValues,
  acceptance: Acceptance,
  { initiative }: Pick<AcceptContext, 'initiative'>,
) {
  const { customer, asksCustomer, organizationType, amount, road } = acceptance;
  return {
    granted_amount: amount ?? 0,
    comment: values.comment.trim(),
    category_id: values.category_id,
    quarter_id: values.quarter_id,
    ...(organizationType && { organization_id: values.organization_id }),
    ...(initiative.type && { type: initiative.type }),
    ...(asksCustomer && { customer_id: customer }),
    ...(road && { road_type: values.road_type, road_length: road.length }),
    description: values.description.trim(),
    is_energy_effective: values.is_energy_effective,
  };
}
