import { SimpleGrid, TextInput } from '@mantine/core';
import { SCHOOLS_FAILED } from '@/entities/lookup.ts';
import { OrganizationSelect } from '@/entities/organization-select.tsx';
import { withDistrict, withRegion } from '@/entities/place-cascade.ts';
import { DistrictSelect, RegionSelect } from '@/entities/place-selects.tsx';
import { useT } from '@/i18n/use-t.ts';
import { FormPage } from '@/kit/crud/form-page.tsx';
import { useCrudForm } from '@/kit/crud/use-crud-form.ts';
import { PhoneInput } from '@/kit/inputs/phone-input.tsx';
import { students } from './api.ts';
import { knownSchool, PHONE_MASK } from './student.ts';

/** Form of a student (S141, S-023 to S-031). */
export function Component() {
  const { t } = useT();
  const state = useCrudForm({
    crud: students,
    list: '/app/school-students',
    // A 409 means a duplicate kundalik id, the only refusal of a complete form.
    refusedField: ({ status }) => (status === 409 ? 'kundalik_id' : undefined),
  });
  const { form, field, latest } = state;
  const { values } = form;
  return (
    <FormPage state={state}>
      <TextInput label={t('F.I.Sh.')} {...field('full_name')} />
      <SimpleGrid cols={2}>
        <RegionSelect {...field('region_id')} onChange={(next) => form.setValues(withRegion(values, next))} />
        <DistrictSelect
          {...field('district_id')}
          region={values.region_id}
          onChange={(next) => form.setValues(withDistrict(values, next))}
        />
      </SimpleGrid>
      <OrganizationSelect
        {...field('school_id')}
        label="Maktab"
        type="SCHOOL"
        district={values.district_id}
        known={latest ? knownSchool(latest, values.district_id) : null}
        failed={SCHOOLS_FAILED}
      />
      <SimpleGrid cols={2}>
        <TextInput label={t('Sinf')} {...field('class_name')} />
        <TextInput label={t('Sinf raqami')} {...field('class_number')} />
        <TextInput label={t('Kundalik ID')} {...field('kundalik_id')} />
        <PhoneInput label={t('Telefon raqami')} pattern={PHONE_MASK} {...field('phone_number')} />
      </SimpleGrid>
    </FormPage>
  );
}
