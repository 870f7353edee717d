import { SimpleGrid, TextInput } from '@mantine/core';
import { withDistrict, withRegion } from '@/entities/place-cascade.ts';
import { DistrictSelect, RegionSelect } from '@/entities/place-selects.tsx';
import { useT } from '@/i18n/use-t.ts';
import { FormPage } from '@/kit/crud/form-page.tsx';
import { useCrudForm } from '@/kit/crud/use-crud-form.ts';
import { keptPhone } from '@/kit/inputs/identifiers.ts';
import { KeptPhoneInput } from '@/kit/inputs/kept-phone-input.tsx';
import { contacts } from './api.ts';

/** Form of a contact (S057). */
export function Component() {
  const { t } = useT();
  const state = useCrudForm({ crud: contacts, list: '/app/contacts' });
  const { form, field } = state;
  const { values } = form;
  return (
    <FormPage state={state}>
      <SimpleGrid cols={2}>
        <RegionSelect {...field('region_id')} onChange={(next) => form.setValues(withRegion(values, next))} />
        <DistrictSelect
          {...field('district_id')}
          region={values.region_id}
          onChange={(next) => form.setValues(withDistrict(values, next))}
        />
        <TextInput {...field('fullname')} label={t('F.I.Sh.')} />
        <KeptPhoneInput
          short
          {...field('phone')}
          before={keptPhone(form.getInitialValues().phone)}
          label={t('Telefon raqami')}
        />
      </SimpleGrid>
    </FormPage>
  );
}
