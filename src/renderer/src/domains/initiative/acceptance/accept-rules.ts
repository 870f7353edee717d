import { trimmed } from '@shared/blank.ts';
import type { Category } from '@/entities/categories.ts';
import type { RoadPrice } from '@/entities/road-prices.ts';
import type { Text } from '@/i18n/text.ts';
import { ACCEPTED_AMOUNT, amountProblem } from '../model/amounts.ts';
import type { Initiative } from '../model/initiative.ts';
import { pricePerKm, ROAD_CATEGORY, type Road, roadOf } from '../model/road.ts';
import type { AcceptValues } from './accept-values.ts';

/** Facts besides the form's values on which an acceptance depends. */
export type AcceptContext = {
  initiative: Pick<Initiative, 'type' | 'category_id' | 'description'>;
  /** Whether the board is of type MY_GARDEN; undefined while unknown. */
  garden: boolean | undefined;
  /** The chosen category; undefined while unknown. */
  category: Pick<Category, 'organization_type'> | undefined;
  /** Whether the chosen category has products (Z-127); undefined while unknown. */
  hasProducts: boolean | undefined;
  /** Granted total of the registry's lines, in so'm; undefined while unknown. */
  registrySum: number | undefined;
  /** The district's prices on this board; null where there are none, undefined while unknown. */
  price: Pick<RoadPrice, 'price' | 'half_ready_price'> | null | undefined;
  /** Id of the customer with the initiative's `customer_tin`; null where there is none. */
  ownCustomer: number | null;
};

/** Source of the amount: entered, from a road's length, or from the registry (D-015, D-016); or not known yet. */
type AmountSource = 'entered' | 'road' | 'registry' | 'unknown';

/** A road within the cap, with the price used, in so'm per km. */
export type AcceptanceRoad = Road & { pricePerKm: number };

/** Which fields the form asks for, and the values derived from its input. */
export type Acceptance = {
  customer: number | null;
  asksCustomer: boolean;
  categoryLocked: boolean;
  category_id: number | null;
  /** Type of the organization that the category asks for; null: none; undefined while unknown. */
  organizationType: string | null | undefined;
  amountSource: AmountSource;
  /** so'm */
  amount: number | null;
  /** For category 11 only; else null. */
  road: AcceptanceRoad | null;
};

/**
 * Whether the category is fixed (D-004): on a MY_GARDEN board, where the initiative has one. A missing category has to
 * be chosen, as nothing can be accepted without one (an inference).
 */
const isCategoryLocked = ({ garden, initiative }: Pick<AcceptContext, 'garden' | 'initiative'>): boolean =>
  garden === true && initiative.category_id !== null;

/**
 * The category of the acceptance: the initiative's own where it is locked, whatever was chosen before the lock was
 * known; else the chosen one.
 */
export const categoryOf = (
  { category_id }: Pick<AcceptValues, 'category_id'>,
  context: Pick<AcceptContext, 'garden' | 'initiative'>,
): number | null => (isCategoryLocked(context) ? context.initiative.category_id : category_id);

/** Derives the acceptance from the form's values and their context (spec 000 §2, §4). */
export function acceptanceOf(values: AcceptValues, context: AcceptContext): Acceptance {
  const { garden, category, registrySum, price, ownCustomer } = context;
  const category_id = categoryOf(values, context);
  const perKm = pricePerKm(values.road_type, price);
  const amountSource = amountSourceOf(values, context);
  const road = amountSource === 'road' ? { ...roadOf(values.road_length, perKm), pricePerKm: perKm } : null;
  return {
    customer: garden ? null : (values.customer_id ?? ownCustomer),
    asksCustomer: !garden,
    categoryLocked: isCategoryLocked(context),
    category_id,
    organizationType: category || category_id !== null ? category?.organization_type : null,
    amountSource,
    amount: {
      entered: values.granted_amount,
      road: road?.amount ?? null,
      // Always the registry's total, even where the initiative carries an amount (Z-151).
      registry: registrySum ?? null,
      unknown: null,
    }[amountSource],
    road,
  };
}

function amountSourceOf(values: AcceptValues, context: AcceptContext): AmountSource {
  const { initiative, hasProducts } = context;
  const category_id = categoryOf(values, context);
  if (category_id === ROAD_CATEGORY) return 'road';
  if (initiative.type !== 'EQUIPMENT' || category_id === null || hasProducts === false) return 'entered';
  return hasProducts ? 'registry' : 'unknown';
}

/** The amount of an initiative whose registry is refused to the role, in so'm (Z-171). */
export const ownAmount = ({
  granted_amount,
  requested_amount,
}: Pick<Initiative, 'granted_amount' | 'requested_amount'>): number => granted_amount || requested_amount || 0;

/** Data that decides about a field and may not have arrived yet. */
export type AcceptWait = 'board' | 'categories' | 'products' | 'registry' | 'prices';

/** Data that saving waits for: missing data never counts as "no" (Z-157). */
export function acceptWaits(values: AcceptValues, context: AcceptContext): AcceptWait[] {
  const { garden, category, registrySum, price } = context;
  const source = amountSourceOf(values, context);
  const unknown: Record<AcceptWait, boolean> = {
    board: garden === undefined,
    categories: categoryOf(values, context) !== null && category === undefined,
    products: source === 'unknown',
    registry: source === 'registry' && registrySum === undefined,
    prices: source === 'road' && price === undefined,
  };
  return (Object.keys(unknown) as AcceptWait[]).filter((what) => unknown[what]);
}

/** Error message of each invalid field. */
export type AcceptProblems = Partial<Record<keyof AcceptValues, Text>>;

/**
 * Validates the form; errors by field, in field order (spec 000 §5, Z-126). Description and mahalla are not required
 * (Z-148, Z-170).
 */
export function acceptProblems(values: AcceptValues, acceptance: Acceptance): AcceptProblems {
  const { customer, asksCustomer, category_id, organizationType, amount, road } = acceptance;
  const missing = (is: boolean): Text | null => (is ? 'Majburiy maydon' : null);
  const found: Record<string, Text | null> = {
    customer_id: missing(asksCustomer && customer === null),
    category_id: missing(category_id === null),
    organization_id: missing(Boolean(organizationType) && values.organization_id === null),
    road_type: missing(road !== null && values.road_type === null),
    road_length: missing(road !== null && road.length === 0),
    granted_amount: amountProblem(amount, ACCEPTED_AMOUNT),
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null));
}

/**
 * Request body of the acceptance (spec 000 §3): ids under `*_id` (Z-038), the customer by id (Z-039), and only the
 * fields that the form asks for. A description that is not edited is sent as it came.
 */
export function acceptBody(
  values: AcceptValues,
  acceptance: Acceptance,
  { initiative }: Pick<AcceptContext, 'initiative'>,
) {
  const { customer, asksCustomer, category_id, organizationType, amount, road } = acceptance;
  return {
    granted_amount: amount ?? 0,
    comment: trimmed(values.comment),
    category_id,
    quarter_id: values.quarter_id,
    ...(organizationType && { organization_id: values.organization_id }),
    ...(initiative.type && { type: initiative.type }),
    ...(asksCustomer && { customer_id: customer }),
    ...(road && { road_type: values.road_type, road_length: road.length }),
    description: values.description === initiative.description ? values.description : trimmed(values.description),
    is_energy_effective: values.is_energy_effective,
  };
}
