import { SimpleGrid } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { fundsQuery } from '@/entities/funds.ts';
import { useNamedOptions } from '@/entities/named-options.ts';
import { useT } from '@/i18n/use-t.ts';
import { BigSelect } from '@/kit/big-select/big-select.tsx';
import { FormPage } from '@/kit/crud/form-page.tsx';
import { useCrudForm } from '@/kit/crud/use-crud-form.ts';
import { DecimalInput } from '@/kit/inputs/decimal-input.tsx';
import { YearInput } from '@/kit/inputs/year-input.tsx';
import { YearQuarterSelect } from '@/kit/inputs/year-quarter-select.tsx';
import { stateTargetFunds } from './state-target-fund.ts';

/** Form of a target fund's quarter (spec 002 §2, R-025). */
export function Component() {
  const { t } = useT();
  const state = useCrudForm({ crud: stateTargetFunds, list: '/app/state-target-funds' });
  const { field } = state;
  const uzs = ` ${t('UZS')}`;
  return (
    <FormPage state={state}>
      <BigSelect label="Jamg'arma" query={useNamedOptions(useQuery(fundsQuery))} {...field('fund_id')} />
      <SimpleGrid cols={2}>
        <YearInput label={t('Yil')} {...field('year')} />
        <YearQuarterSelect {...field('quarter')} />
      </SimpleGrid>
      <DecimalInput label={t('Transfertlar')} {...field('transfers')} unit={uzs} />
      <DecimalInput label={t('Tushum')} {...field('revenue')} unit={uzs} />
      <DecimalInput label={t('Xarajat')} {...field('expenditure')} unit={uzs} />
    </FormPage>
  );
}
