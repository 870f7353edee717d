import { SimpleGrid } from '@mantine/core';
import { withDistrict, withRegion } from '@/entities/place-cascade.ts';
import { DistrictSelect, RegionSelect } from '@/entities/place-selects.tsx';
import { useT } from '@/i18n/use-t.ts';
import { FormPage } from '@/kit/crud/form-page.tsx';
import { useCrudForm } from '@/kit/crud/use-crud-form.ts';
import { WholeNumberInput } from '@/kit/inputs/whole-number-input.tsx';
import { YearInput } from '@/kit/inputs/year-input.tsx';
import { useMe } from '@/session/session.ts';
import { firstPlace, ownRegion } from './access.ts';
import { populations } from './api.ts';

/** Form of a district's population in a year (spec 001 §2, §5). */
export function Component() {
  const { t } = useT();
  const me = useMe();
  const state = useCrudForm({ crud: populations, begin: firstPlace(me), list: '/app/population' });
  const { form, field } = state;
  const { values } = form;
  return (
    <FormPage state={state}>
      <SimpleGrid cols={2}>
        <RegionSelect
          {...field('region_id')}
          onChange={(next) => form.setValues(withRegion(values, next))}
          disabled={ownRegion(me) !== null}
        />
        <DistrictSelect
          {...field('district_id')}
          region={values.region_id}
          onChange={(next) => form.setValues(withDistrict(values, next))}
        />
        <YearInput {...field('year')} label={t('Yil')} />
        <WholeNumberInput {...field('citizens_count')} label={t('Aholi soni')} />
      </SimpleGrid>
    </FormPage>
  );
}
