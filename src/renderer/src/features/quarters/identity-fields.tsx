import { TextInput } from '@mantine/core';
import { withDistrict, withRegion } from '@/entities/place-cascade.ts';
import { DistrictSelect, RegionSelect } from '@/entities/place-selects.tsx';
import { usePlaceOf } from '@/entities/use-place-of.ts';
import { formatCount } from '@/i18n/formats.ts';
import { useT } from '@/i18n/use-t.ts';
import type { CrudForm } from '@/kit/crud/use-crud-form.ts';
import { LockedField } from '@/kit/inputs/locked-field.tsx';
import { WholeNumberInput } from '@/kit/inputs/whole-number-input.tsx';
import type { QuarterSent, QuarterValues } from './quarter.ts';
import { useRegionOf } from './use-region-of.ts';

export type IdentityProps = { state: CrudForm<QuarterValues, QuarterSent> };

/** Fields for place, name and population of a quarter. */
export function IdentityFields({ state: { form, field } }: IdentityProps) {
  const { t } = useT();
  const { values } = form;
  const homeRegion = useRegionOf(values.district_id);
  const region = values.region_id ?? homeRegion;
  return (
    <>
      <RegionSelect
        {...field('region_id')}
        value={region}
        onChange={(next) => form.setValues(withRegion(values, next))}
      />
      <DistrictSelect
        {...field('district_id')}
        region={region}
        onChange={(next) => form.setValues(withDistrict(values, next))}
      />
      <TextInput {...field('title')} label={t('Mahalla nomi')} maxLength={300} />
      <WholeNumberInput {...field('citizen_count')} label={t('Aholi soni')} thousandSeparator=" " />
    </>
  );
}

/** The identity fields, read-only for a person who may not change them (J-017). */
export function LockedIdentity({ state: { form, field } }: IdentityProps) {
  const { tr } = useT();
  const { district_id, title, citizen_count } = form.values;
  const { region, district } = usePlaceOf()(district_id);
  return (
    <>
      <LockedField label="Viloyat" value={tr(region)} />
      <LockedField label="Tuman" value={tr(district)} error={field('district_id').error} />
      <LockedField label="Mahalla nomi" value={tr(title)} error={field('title').error} />
      <LockedField label="Aholi soni" value={formatCount(citizen_count)} error={field('citizen_count').error} />
    </>
  );
}
