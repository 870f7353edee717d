import type { Role } from '@shared/roles.ts';
import type { Product } from '@/entities/products.ts';
import type { Text } from '@/i18n/text.ts';
import { mayRemoveProducts } from '../model/access.ts';
import type { RegistryLine } from './line.ts';

/** Editable fields of a line, in column order. */
const GRANTED = ['granted_price', 'granted_count'] as const;
/** An editable field of a line. */
export type Granted = (typeof GRANTED)[number];

/** Label of a unit of measure in the registry (E-029, Z-003). */
export function unitLabel(unit: string | null): Text {
  if (unit === 'collection') return 'Tuplam';
  return unit === 'package' ? 'Quti' : 'Dona';
}

/** `required`: the field is empty; `inexact`: too many digits; `too-few`: below zero; `too-many`: above the maximum. */
export type Problem = 'required' | 'inexact' | 'too-few' | 'too-many';

/**
 * Validates a field of a line (E-025 to E-027). A required count is our rule: a line without a count cannot be sent.
 * Negative counts cannot be typed, but the platform may hold one.
 */
export function lineProblem(line: RegistryLine, field: Granted): Problem | null {
  if (line[field] === null) return 'required';
  if (!Number.isFinite(line[field])) return 'inexact';
  const { granted_count, max_available } = line;
  if (field !== 'granted_count' || granted_count === null) return null;
  if (granted_count < 0) return 'too-few';
  return max_available !== null && granted_count > max_available ? 'too-many' : null;
}

/** All errors, in table order. */
export const problemsOf = (lines: readonly RegistryLine[]): { id: number; field: Granted; problem: Problem }[] =>
  groupsOf(lines).flatMap((group) =>
    group.lines.flatMap((line) =>
      GRANTED.flatMap((field) => {
        const problem = lineProblem(line, field);
        return problem ? [{ id: line.id, field, problem }] : [];
      }),
    ),
  );

/** Granted cost of a line, in so'm; an empty field counts as 0. */
export const lineTotal = ({ granted_price, granted_count }: RegistryLine): number =>
  (granted_price ?? 0) * (granted_count ?? 0);

/** Totals of the lines, in so'm, as requested and as granted. */
export function totalsOf(lines: readonly RegistryLine[]): { asked: number; granted: number } {
  let asked = 0;
  let granted = 0;
  for (const line of lines) {
    asked += line.price * line.count;
    granted += lineTotal(line);
  }
  return { asked, granted };
}

/** The lines of a product category. */
export type RegistryGroup = {
  category_id: number | null;
  /** Name of the category; null where the platform gives none. */
  category: string | null;
  lines: RegistryLine[];
  /** Granted total of the group, in so'm. */
  total: number;
};

/** Groups the lines by product category (E-021); groups and lines in order of first occurrence. */
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

/** Whether the registry contains a product. A product has a single category, so it occurs at most once (E-028). */
export const hasProduct = (lines: readonly RegistryLine[], id: number): boolean => lines.some((line) => line.id === id);

/**
 * Whether a role may remove a line: an admin any line (E-023), others only lines added since `base` and not yet saved
 * (Z-150).
 */
export const removable = (base: readonly { id: number }[], id: number, role: Role): boolean =>
  mayRemoveProducts(role) || !base.some((entry) => entry.id === id);

/**
 * New line for a product of the catalogue, at the product's price. The citizen did not request the product, so the
 * requested count is 0; the granted count must be entered (Z-150).
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
