import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { PLACE_FAILURES } from '@/entities/lookup.ts';
import { withDistrict } from '@/entities/place-cascade.ts';
import { DistrictSelect, RegionSelect } from '@/entities/place-selects.tsx';
import { regionsQuery } from '@/entities/regions.ts';
import { usePlaceOf } from '@/entities/use-place-of.ts';
import { formatCount } from '@/i18n/formats.ts';
import { useT } from '@/i18n/use-t.ts';
import { LoadFailure } from '@/kit/big-select/load-failure.tsx';
import type { CrudForm } from '@/kit/crud/use-crud-form.ts';
import { LockedField } from '@/kit/inputs/locked-field.tsx';
import { WholeNumberInput } from '@/kit/inputs/whole-number-input.tsx';
import type { QuarterSent, QuarterValues } from './quarter.ts';
import { withRegionFrom } from './rules.ts';
import { useRegionOf } from './use-region-of.ts';

export type IdentityProps = { state: CrudForm<QuarterValues, QuarterSent> };

/** Fields for place, name and population of a quarter. */
export function IdentityFields({ state: { form, field } }: IdentityProps) {
  const { t } = useT();
  const { values } = form;
  const home = useRegionOf(values.district_id);
  const region = values.region_id ?? home.region;
  return (
    <>
      <RegionSelect
        {...field('region_id')}
        value={region}
        // Until the region of the district is known, any choice would clear the district.
        disabled={region === null && values.district_id !== null && !home.failed}
        onChange={(next) => form.setValues(withRegionFrom(values, region, next))}
      />
      <DistrictSelect
        {...field('district_id')}
        region={region}
        onChange={(next) => form.setValues(withDistrict(values, next))}
      />
      <TextInput {...field('title')} label={t('Mahalla nomi')} />
      <WholeNumberInput {...field('citizen_count')} label={t('Aholi soni')} />
    </>
  );
}

/** The identity fields, read-only for a person who may not change them (J-017); a failed lookup can be retried. */
export function LockedIdentity({ state: { form, field } }: IdentityProps) {
  const { tr } = useT();
  const { district_id, title, citizen_count } = form.values;
  const { region, district } = usePlaceOf()(district_id);
  const regions = useQuery(regionsQuery);
  const { failed } = useRegionOf(district_id);
  return (
    <>
      <div>
        <LockedField label="Viloyat" value={tr(region)} />
        {regions.error && !regions.data && <LoadFailure query={regions} failure={PLACE_FAILURES.region} />}
      </div>
      <div>
        <LockedField label="Tuman" value={tr(district)} error={field('district_id').error} />
        {failed && <LoadFailure query={failed} failure={PLACE_FAILURES.district} />}
      </div>
      <LockedField label="Mahalla nomi" value={tr(title)} error={field('title').error} />
      <LockedField label="Aholi soni" value={formatCount(citizen_count)} error={field('citizen_count').error} />
    </>
  );
}
