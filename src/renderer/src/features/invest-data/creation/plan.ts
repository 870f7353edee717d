import { trimmed } from '@shared/blank.ts';
import type { InvestLists } from '@shared/invest-lists.ts';
import { startOf, units } from '@shared/start-of.ts';
import type { InvestAddress } from '@/entities/invest-address.ts';
import { digitsOf, isStir } from '@/kit/inputs/identifiers.ts';

/** Maximum length of an object's name, in characters; a longer name is truncated (O-019). */
export const NAME_LENGTH = 255;

/** Ids that the rules name (spec 001 §4, §9). */
const CATEGORY_OF_ITS_OWN = 18;
const CONSTRUCTION_TYPES = { category: 2, CONSTRUCTION: 9, EQUIPMENT: 7 } as const;
const WORK_TYPES = { CONSTRUCTION: 1, EQUIPMENT: 2 } as const;
const FUNDING_SOURCE = 2;
const EXPENSE_TYPE = 1;
const POWER = 1;

/**
 * Plan of a field. `locked`: its value is shown and cannot be changed; `hidden`: its value is sent and not shown;
 * `asked`: an open field, initially with a value or empty.
 */
export type FieldPlan<V> =
  | { readonly is: 'locked' | 'hidden'; readonly value: V }
  | { readonly is: 'asked'; readonly begins: V | null };

/** Plan of each field that is not always open (O-007, Z-160). */
export type Plan = {
  readonly object_name: FieldPlan<string>;
  readonly soato: FieldPlan<string>;
  /** so'm */
  readonly forecast: FieldPlan<number>;
  readonly customer_inn: FieldPlan<string>;
  readonly construction_type_id: FieldPlan<number>;
  readonly work_type_id: FieldPlan<number>;
  readonly funding_source_id: FieldPlan<number>;
  readonly expense_type_id: FieldPlan<number>;
  readonly ministry_id: FieldPlan<number>;
};

/** Initial values of fields that are always open. */
export type Beginning = {
  readonly sphere_id: number | null;
  readonly network_id: number | null;
  readonly power_id: number | null;
};

/**
 * Plans the fields: a value that the address or a rule gives is locked or hidden; a value that the address lacks or the
 * lists do not know is asked for (Z-160).
 */
export function planOf(address: InvestAddress, lists: InvestLists): Plan {
  const { desc, soato, tin, granted_amount } = address;
  const { construction_types, funding_sources, expense_types, ministries, districts } = lists;
  const customer = digitsOf(tin ?? '');
  return {
    object_name: desc === null ? OPEN : locked(cutName(desc)),
    soato: soato !== null && districts.some((place) => place.soato === soato) ? locked(soato) : OPEN,
    forecast: granted_amount !== null && granted_amount > 0 ? locked(granted_amount) : OPEN,
    customer_inn: isStir(customer) ? locked(customer) : { is: 'asked', begins: customer || null },
    construction_type_id: listed(construction_types, constructionTypeOf(address)),
    work_type_id: workTypeOf(address),
    funding_source_id: listed(funding_sources, FUNDING_SOURCE),
    expense_type_id: listed(expense_types, EXPENSE_TYPE),
    ministry_id: listed(ministries, categoryOf(address, lists)?.ministry_id ?? null),
  };
}

/** Initial values of sphere, network and power (O-016, O-028). */
export function beginningOf(address: InvestAddress, lists: InvestLists): Beginning {
  const category = categoryOf(address, lists);
  return {
    sphere_id: category?.sphere_id ?? null,
    network_id: category?.network_id ?? null,
    power_id: has(lists.powers, POWER) ? POWER : null,
  };
}

/** The networks of a sphere; none without a sphere (O-014). */
export const networksOf = ({ spheres }: Pick<InvestLists, 'spheres'>, sphere: number | null) =>
  spheres.find(({ id }) => id === sphere)?.networks ?? NO_NETWORKS;
const NO_NETWORKS: InvestLists['spheres'][number]['networks'] = [];

/** The first 255 characters of a name, none of them split (O-019). */
export const cutName = (name: string): string => startOf(trimmed(name), NAME_LENGTH, units);

/** Whether a list has an entry with this id. */
export const has = (entries: readonly { readonly id: number }[], wanted: number | null): wanted is number =>
  entries.some(({ id }) => id === wanted);

/** The construction type that the rules give; the category's rule comes before the type's (O-009 to O-012, Z-125). */
function constructionTypeOf({ category, type }: InvestAddress): number | null {
  if (category === CATEGORY_OF_ITS_OWN) return CONSTRUCTION_TYPES.category;
  return type === 'CONSTRUCTION' || type === 'EQUIPMENT' ? CONSTRUCTION_TYPES[type] : null;
}

/** The work type: given and hidden for construction and equipment, else asked for (O-010, O-011, O-013). */
const workTypeOf = ({ type }: InvestAddress): FieldPlan<number> =>
  type === 'CONSTRUCTION' || type === 'EQUIPMENT' ? { is: 'hidden', value: WORK_TYPES[type] } : OPEN;

const categoryOf = ({ category }: InvestAddress, { categories }: InvestLists) =>
  categories.find(({ category_id }) => category_id === category);

const locked = <V>(value: V): FieldPlan<V> => ({ is: 'locked', value });
/** An open field, initially empty. */
const OPEN = { is: 'asked', begins: null } as const;
const listed = (entries: readonly { readonly id: number }[], wanted: number | null): FieldPlan<number> =>
  has(entries, wanted) ? locked(wanted) : OPEN;
