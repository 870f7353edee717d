import { SimpleGrid } from '@mantine/core';
import { ministries } from '@/entities/ministries.ts';
import { useT } from '@/i18n/use-t.ts';
import { FormPage } from '@/kit/crud/form-page.tsx';
import { useCrudForm } from '@/kit/crud/use-crud-form.ts';
import { DecimalInput } from '@/kit/inputs/decimal-input.tsx';
import { YearInput } from '@/kit/inputs/year-input.tsx';
import { YearQuarterSelect } from '@/kit/inputs/year-quarter-select.tsx';
import { Cascader } from '@/kit/trees/cascader/cascader.tsx';
import { executions } from './execution.ts';

/** Form of a ministry's execution in a quarter (spec 002 §2, R-033, R-034). */
export function Component() {
  const { t } = useT();
  const state = useCrudForm({ crud: executions, list: '/app/ministries-execution' });
  const { field } = state;
  const uzs = ` ${t('UZS')}`;
  return (
    <FormPage state={state}>
      <Cascader label="Vazirlik" tree={ministries} {...field('ministry_id')} />
      <SimpleGrid cols={2}>
        <YearInput label={t('Yil')} {...field('year')} />
        <YearQuarterSelect {...field('quarter')} />
        <DecimalInput label={t('Reja')} {...field('plan')} unit={uzs} />
        <DecimalInput label={t('Ijro')} {...field('executed')} unit={uzs} />
        <DecimalInput label={t('Farq')} {...field('difference')} unit={uzs} />
        <DecimalInput label={t('Foiz')} {...field('percent')} unit=" %" />
      </SimpleGrid>
    </FormPage>
  );
}
