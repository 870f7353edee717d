import type { Role } from '@shared/roles.ts';
import type { Product } from '@/entities/products.ts';
import type { Text } from '@/i18n/catalogue.ts';
import { mayRemoveProducts } from '../model/access.ts';
import type { RegistryLine } from './line.ts';

/** What a person enters in the table, in its order. */
const GRANTED = ['granted_price', 'granted_count'] as const;
export type Granted = (typeof GRANTED)[number];

/** What a unit of measure is called in the registry (E-029, Z-003). */
export function unitLabel(unit: string | null): Text {
  if (unit === 'collection') return 'Tuplam';
  return unit === 'package' ? 'Quti' : 'Dona';
}

/** `required`: nothing is entered; `too-many`: more than there is. */
export type Problem = 'required' | 'too-many';

/**
 * What is wrong with a line (E-025 to E-027). That the count is needed too is ours: a line without it cannot be sent.
 * A count below 0 cannot be entered.
 */
export function problemOf(line: RegistryLine, field: Granted): Problem | null {
  if (line[field] === null) return 'required';
  const { granted_count, max_available } = line;
  const above = granted_count !== null && max_available !== null && granted_count > max_available;
  return field === 'granted_count' && above ? 'too-many' : null;
}

/** All that is wrong, in the order of the table. */
export const problemsOf = (lines: readonly RegistryLine[]): { id: number; field: Granted; problem: Problem }[] =>
  groupsOf(lines).flatMap((group) =>
    group.lines.flatMap((line) =>
      GRANTED.flatMap((field) => {
        const problem = problemOf(line, field);
        return problem ? [{ id: line.id, field, problem }] : [];
      }),
    ),
  );

/** What a line costs as it is granted, in so'm; nothing entered counts as 0. */
export const lineTotal = ({ granted_price, granted_count }: RegistryLine): number =>
  (granted_price ?? 0) * (granted_count ?? 0);

/** What all lines cost, in so'm: as they were asked for, and as they are granted. */
export function totalsOf(lines: readonly RegistryLine[]): { asked: number; granted: number } {
  let asked = 0;
  let granted = 0;
  for (const line of lines) {
    asked += line.price * line.count;
    granted += lineTotal(line);
  }
  return { asked, granted };
}

export type RegistryGroup = {
  category_id: number | null;
  /** Its name; null where the platform gives none. */
  category: string | null;
  lines: RegistryLine[];
  /** so'm, as granted. */
  total: number;
};

/** The lines by product category (E-021): categories and lines in the order in which they come first. */
export function groupsOf(lines: readonly RegistryLine[]): RegistryGroup[] {
  const groups = new Map<number | null, RegistryGroup>();
  for (const line of lines) {
    const { category_id, category } = line;
    const group = groups.get(category_id) ?? { category_id, category, lines: [], total: 0 };
    groups.set(category_id, group);
    group.category ??= category;
    group.lines.push(line);
    group.total += lineTotal(line);
  }
  return [...groups.values()];
}

/** Whether a product is in the registry already: it has one category, so it is there once or not at all (E-028). */
export const hasProduct = (lines: readonly RegistryLine[], id: number): boolean => lines.some((line) => line.id === id);

/** Who takes a line away: the admin every one (E-023); everybody what he has added to `base` and not saved (Z-150). */
export const removable = (base: readonly { id: number }[], id: number, role: Role): boolean =>
  mayRemoveProducts(role) || !base.some((entry) => entry.id === id);

/**
 * A line for a product of the catalogue, at its price. The citizen has asked for none of it, so its count is 0; how many
 * are granted has to be entered (Z-150).
 */
export const lineOf = ({ id, title, unit_of_measure, max_available, ...product }: Product): RegistryLine => ({
  id,
  title,
  unit_of_measure,
  price: product.price ?? 0,
  count: 0,
  granted_price: product.price,
  granted_count: null,
  max_available,
  category_id: product.category_id,
  category: product.category,
});
