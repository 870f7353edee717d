import { SimpleGrid } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { BoardField } from '@/entities/board-field.tsx';
import { useNamedOptions } from '@/entities/named-options.ts';
import { productCategoriesQuery } from '@/entities/products.ts';
import { useT } from '@/i18n/use-t.ts';
import { BigSelect } from '@/kit/big-select/big-select.tsx';
import { ChoiceSelect } from '@/kit/choice-select.tsx';
import { FormPage } from '@/kit/crud/form-page.tsx';
import { useCrudForm } from '@/kit/crud/use-crud-form.ts';
import { withStored } from '@/kit/forms/with-stored.ts';
import { MoneyInput } from '@/kit/inputs/money-input.tsx';
import { WholeNumberInput } from '@/kit/inputs/whole-number-input.tsx';
import { LocalizedFields } from '@/kit/localized/localized-fields.tsx';
import { products } from './api.ts';
import { offeredUnits, UNIT_LABELS } from './product.ts';

/** Form of a product (spec 001 §2, §5). */
export function Component() {
  const { t } = useT();
  const state = useCrudForm({
    crud: products,
    list: '/app/products/list',
    failure: "Xatolik qayta urinib ko'ring",
  });
  const { form, field } = state;
  const before = form.getInitialValues().unit_of_measure;
  return (
    <FormPage state={state}>
      <BoardField {...field('board_id')} />
      <LocalizedFields form={form} name="title" label="Sarlavha" />
      <SimpleGrid cols={2}>
        <BigSelect
          {...field('category_id')}
          label="Kategoriya"
          query={useNamedOptions(useQuery(productCategoriesQuery(null)))}
        />
        <ChoiceSelect
          {...field('unit_of_measure')}
          label={t("O'lchov birligi")}
          placeholder={t('Tanlang')}
          data={withStored(
            offeredUnits(before).map((value) => ({ value, label: t(UNIT_LABELS[value]) })),
            before,
          )}
          allowDeselect={false}
        />
        <WholeNumberInput {...field('max_available')} label={t('Tovar soni')} />
        <MoneyInput {...field('price')} label={t('Narxi')} />
      </SimpleGrid>
    </FormPage>
  );
}
