import { useQuery } from '@tanstack/react-query';
import { categoriesQuery } from '@/entities/categories.ts';
import { useNamedOptions } from '@/entities/named-options.ts';
import { BigSelect } from '@/kit/big-select/big-select.tsx';
import { FormPage } from '@/kit/crud/form-page.tsx';
import { useCrudForm } from '@/kit/crud/use-crud-form.ts';
import { LocalizedFields } from '@/kit/localized/localized-fields.tsx';
import { productCategories } from './product-category.ts';

const LIST = '/app/categories/list';

/** Form of a product category; saving always leads to the list (P-017, P-018). */
export function Component() {
  const state = useCrudForm({
    crud: productCategories,
    list: LIST,
    ways: { saved: LIST },
    failure: "Xatolik qayta urinib ko'ring",
  });
  return (
    <FormPage state={state}>
      <LocalizedFields form={state.form} name="title" label="Nomi" />
      <BigSelect
        {...state.field('initiative_category_id')}
        label="Tashabbus kategoriyasi"
        query={useNamedOptions(useQuery(categoriesQuery))}
      />
    </FormPage>
  );
}
