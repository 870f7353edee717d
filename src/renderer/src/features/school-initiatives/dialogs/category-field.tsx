import { useQuery } from '@tanstack/react-query';
import { SCHOOL_CATEGORIES_FAILED } from '@/entities/lookup.ts';
import { useNamedOptions } from '@/entities/named-options.ts';
import type { schoolCategoriesQuery } from '@/entities/school-categories.ts';
import { BigSelect } from '@/kit/big-select/big-select.tsx';
import type { FormField } from '@/kit/big-select/big-select-props.ts';
import type { SchoolInitiative } from '../model/school-initiative.ts';

export type CategoryFieldProps = FormField<number> & {
  categories: typeof schoolCategoriesQuery;
  /** Its own category stays an option, even if the list lacks it. */
  initiative: SchoolInitiative;
};

/** The category of an initiative (S-050, S-052). */
export function CategoryField({ categories, initiative: { category_id, category }, ...field }: CategoryFieldProps) {
  const known = category_id === null ? null : { id: category_id, title: category };
  const options = useNamedOptions(useQuery(categories), known);
  return <BigSelect {...field} label="Toifa" query={options} failed={SCHOOL_CATEGORIES_FAILED} required />;
}
