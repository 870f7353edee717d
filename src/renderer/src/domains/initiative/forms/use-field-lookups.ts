import { useQuery } from '@tanstack/react-query';
import { categoriesQuery } from '@/entities/categories.ts';
import { useNamedOptions } from '@/entities/named-options.ts';
import { organizationsQuery } from '@/entities/organizations.ts';
import { quartersQuery } from '@/entities/quarters.ts';
import type { Initiative } from '../model/initiative.ts';

type Chosen = { category_id: number | null; district_id: number | null };

/**
 * Lookups of the acceptance and edit forms for the chosen category and district; the initiative's own values stay
 * options.
 */
export function useFieldLookups(initiative: Initiative, { category_id, district_id }: Chosen) {
  const categories = useQuery(categoriesQuery);
  const category = categories.data?.find(({ id }) => id === category_id);
  const quarters = useQuery(quartersQuery(district_id));
  const organizations = useQuery(
    organizationsQuery({ district_id, organization_type: category?.organization_type ?? null }),
  );
  const atHome = district_id === initiative.district_id;
  const own = category_id === initiative.category_id && atHome;
  return {
    category,
    categories: useNamedOptions(categories),
    quarters: useNamedOptions(quarters, atHome ? named(initiative.quarter_id, initiative.quarter_title) : null),
    organizations: useNamedOptions(
      organizations,
      own ? named(initiative.organization_id, initiative.organization_title) : null,
    ),
    /** Organization type of a category; null: none; undefined while unknown. */
    organizationTypeOf: (id: number | null): string | null | undefined =>
      id === null ? null : categories.data?.find((one) => one.id === id)?.organization_type,
  };
}

/** A value of the record as a known option; null without one. */
export const named = (id: number | null, title: string | null) => (id === null ? null : { id, title });
