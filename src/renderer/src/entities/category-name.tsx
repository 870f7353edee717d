import { useQuery } from '@tanstack/react-query';
import { useT } from '@/i18n/use-t.ts';
import { labelOf } from '@/kit/big-select/option.ts';
import { categoriesQuery } from './categories.ts';

/** Name of an initiative's category in the chosen script; its id until the categories are read, or if they lack it. */
export function CategoryName({ id }: { id: number }) {
  const { tr } = useT();
  const categories = useQuery(categoriesQuery).data;
  return tr(labelOf(categories?.find((category) => category.id === id)?.title, id));
}
