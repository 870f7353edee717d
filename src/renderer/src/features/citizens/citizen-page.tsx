import { SimpleGrid, TextInput } from '@mantine/core';
import { withDistrict, withRegion } from '@/entities/place-cascade.ts';
import { DistrictSelect, RegionSelect } from '@/entities/place-selects.tsx';
import { useT } from '@/i18n/use-t.ts';
import { ChoiceSelect } from '@/kit/choice-select.tsx';
import { FormPage } from '@/kit/crud/form-page.tsx';
import { useCrudForm } from '@/kit/crud/use-crud-form.ts';
import { withStored } from '@/kit/forms/with-stored.ts';
import { keptPhone } from '@/kit/inputs/identifiers.ts';
import { KeptPhoneInput } from '@/kit/inputs/kept-phone-input.tsx';
import { citizens } from './api.ts';
import { GENDER_LABELS } from './citizen.ts';

/** Form of a citizen (spec 001 §2, §5). */
export function Component() {
  const { t } = useT();
  const state = useCrudForm({ crud: citizens, list: '/app/users' });
  const { form, field } = state;
  const { values } = form;
  const before = form.getInitialValues();
  return (
    <FormPage state={state}>
      <TextInput label={t('F.I.Sh.')} {...field('fullname')} />
      <SimpleGrid cols={2}>
        <RegionSelect {...field('region_id')} onChange={(next) => form.setValues(withRegion(values, next))} />
        <DistrictSelect
          {...field('district_id')}
          region={values.region_id}
          onChange={(next) => form.setValues(withDistrict(values, next))}
        />
        <TextInput label={t('Kasbi')} {...field('profession')} />
        <KeptPhoneInput
          label={t('Telefon raqami')}
          before={keptPhone(before.phone_number)}
          {...field('phone_number')}
        />
        <ChoiceSelect
          label={t('Jinsi')}
          placeholder={t('Tanlang')}
          data={withStored(
            (['M', 'F'] as const).map((value) => ({ value, label: t(GENDER_LABELS[value]) })),
            before.gender,
          )}
          clearable
          {...field('gender')}
        />
      </SimpleGrid>
    </FormPage>
  );
}
