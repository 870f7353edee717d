import type { Category } from '@/entities/categories.ts';
import type { RoadPrice } from '@/entities/road-prices.ts';
import type { Text } from '@/i18n/catalogue.ts';
import { ACCEPTED_AMOUNT, amountProblem } from '../amounts.ts';
import type { Initiative } from '../initiative.ts';
import type { AcceptValues } from './accept-values.ts';
import { pricePerKm, ROAD_CATEGORY, type Road, roadOf } from './road.ts';

/** What the acceptance of one initiative depends on beside what is entered. */
export type AcceptContext = {
  initiative: Pick<Initiative, 'type' | 'granted_amount' | 'requested_amount' | 'customer_tin'>;
  /** The board is a MY_GARDEN one. */
  garden: boolean;
  /** The chosen category; undefined while it is not known. */
  category: Pick<Category, 'organization_type'> | undefined;
  /** Whether the chosen category has products (Z-127); undefined while it is not known. */
  hasProducts: boolean | undefined;
  /** The prices of the district on this board; undefined where there are none. */
  price: Pick<RoadPrice, 'price' | 'half_ready_price'> | undefined;
  /** The customer of the initiative's `customer_tin`; null where there is none. */
  ownCustomer: number | null;
};

/** Where the amount comes from: entered, from a road's length, or the initiative's own (D-015, D-016). */
export type AmountSource = 'entered' | 'road' | 'registry';

/** A road within the cap, and the price that it was reckoned with, in so'm per km. */
export type AcceptanceRoad = Road & { pricePerKm: number };

/** What the form asks and what follows from its values. */
export type Acceptance = {
  customer: number | null;
  asksCustomer: boolean;
  categoryLocked: boolean;
  /** The category asks for an organization of this type; null: for none. */
  organizationType: string | null;
  amountSource: AmountSource;
  /** so'm */
  amount: number | null;
  /** Of category 11 only. */
  road: AcceptanceRoad | null;
};

/** Reads the form's values in their context (spec 000 §2, §4). */
export function acceptanceOf(values: AcceptValues, context: AcceptContext): Acceptance {
  const { initiative, garden, category, hasProducts, price, ownCustomer } = context;
  const perKm = pricePerKm(values.road_type, price);
  const road =
    values.category_id === ROAD_CATEGORY ? { ...roadOf(values.road_length, perKm), pricePerKm: perKm } : null;
  const amountSource = road ? 'road' : initiative.type === 'EQUIPMENT' && hasProducts ? 'registry' : 'entered';
  return {
    customer: garden ? null : (values.customer_id ?? ownCustomer),
    asksCustomer: !garden,
    categoryLocked: garden,
    organizationType: category?.organization_type ?? null,
    amountSource,
    amount: {
      entered: values.granted_amount,
      road: road?.amount ?? null,
      // Where nothing has been granted yet, what its registry adds up to is what was asked for.
      registry: initiative.granted_amount || initiative.requested_amount,
    }[amountSource],
    road,
  };
}

export type AcceptProblems = Partial<Record<keyof AcceptValues, Text>>;

/** What is wrong with the form, by field, in the order of the fields (spec 000 §5, Z-126). */
export function acceptProblems(values: AcceptValues, acceptance: Acceptance): AcceptProblems {
  const { customer, asksCustomer, organizationType, amount, road } = acceptance;
  const missing = (is: boolean): Text | null => (is ? 'Majburiy maydon' : null);
  const found: Record<string, Text | null> = {
    customer_id: missing(asksCustomer && customer === null),
    category_id: missing(values.category_id === null),
    quarter_id: missing(values.quarter_id === null),
    organization_id: missing(organizationType !== null && values.organization_id === null),
    road_type: missing(road !== null && values.road_type === null),
    road_length: missing(road !== null && road.length === 0),
    granted_amount: amountProblem(amount, ACCEPTED_AMOUNT),
    description: missing(values.description.trim() === ''),
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
    ...(organizationType !== null && { organization_id: values.organization_id }),
    ...(initiative.type && { type: initiative.type }),
    ...(asksCustomer && { customer_id: customer }),
    ...(road && { road_type: values.road_type, road_length: road.length }),
    description: values.description.trim(),
    is_energy_effective: values.is_energy_effective,
  };
}
