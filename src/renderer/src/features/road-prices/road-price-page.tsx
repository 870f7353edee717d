import { SimpleGrid } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { BoardField } from '@/entities/board-field.tsx';
import { PLACE_FAILURES } from '@/entities/lookup.ts';
import type { Named } from '@/entities/named-options.ts';
import { DistrictSelect, RegionSelect } from '@/entities/place-selects.tsx';
import { quartersQuery } from '@/entities/quarters.ts';
import { districtsQuery } from '@/entities/regions.ts';
import { useT } from '@/i18n/use-t.ts';
import { FormPage } from '@/kit/crud/form-page.tsx';
import { useCrudForm } from '@/kit/crud/use-crud-form.ts';
import { DecimalInput } from '@/kit/inputs/decimal-input.tsx';
import { useNotices } from '@/kit/notices.ts';
import { roadPrices } from './api.ts';

/**
 * The chosen district with its name, whichever region is chosen. `known`: null if no district is chosen; `elsewhere`:
 * whether the district lies in another region.
 */
function useChosenDistrict(
  district: number | null,
  region: number | null,
): { known: Named | null; elsewhere: boolean } {
  const { data } = useQuery({ ...districtsQuery(null), enabled: district !== null });
  if (district === null) return { known: null, elsewhere: false };
  const found = data?.find(({ id }) => id === district);
  const home = found?.region_id ?? null;
  return {
    known: { id: district, title: found?.title ?? null },
    elsewhere: home !== null && region !== null && home !== region,
  };
}

/**
 * Form of a road price (spec 002 §2, S124). A change of the region clears nothing: the district stays, is
 * marked as one of another region, and the platform decides.
 */
export function Component() {
  const { t } = useT();
  const state = useCrudForm({
    crud: roadPrices,
    list: '/app/road-prices',
    // A 409 means a second price of the district on that board.
    refusedField: ({ status }) => (status === 409 ? 'district_id' : undefined),
  });
  const { form, field } = state;
  const { region_id, district_id } = form.values;
  const { known, elsewhere } = useChosenDistrict(district_id, region_id);
  useUnusedQuarters(district_id);
  const district = field('district_id');
  const uzs = ` ${t('UZS')}`;
  return (
    <FormPage state={state}>
      <BoardField {...field('board_id')} />
      <SimpleGrid cols={2}>
        <RegionSelect {...field('region_id')} />
        <DistrictSelect
          {...district}
          region={region_id}
          known={known}
          error={district.error ?? (elsewhere && t('Tanlangan tuman boshqa viloyatda.'))}
        />
        <DecimalInput {...field('price')} label={t('Narxi')} unit={uzs} negative={false} />
        <DecimalInput {...field('half_ready_price')} label={t('Yarim tayyor narxi')} unit={uzs} negative={false} />
      </SimpleGrid>
    </FormPage>
  );
}

/**
 * Fetches the quarters of the chosen district, which no field shows (R-054, Z-092), and notifies of a failure;
 * nothing waits for them.
 */
function useUnusedQuarters(district: number | null): void {
  const notices = useNotices();
  const { error } = useQuery(quartersQuery(district));
  useEffect(() => {
    if (error) notices.failure(error, PLACE_FAILURES.quarter);
  }, [error, notices]);
}
