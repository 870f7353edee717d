import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { appInfoQuery } from '@/api/app-info.ts';
import type { Place } from '@/entities/place-filter.tsx';
import { districtsQuery, regionsQuery } from '@/entities/regions.ts';
import { EVERYWHERE, listOf, presetPlace, shownPlace } from './preset.ts';

/** The initial place of the list, and the place to show for given filters. */
export type Preset = {
  /** False until the preset is known or has failed: the list must not be fetched before. */
  readonly ready: boolean;
  readonly place: Place;
  readonly list: ReturnType<typeof listOf>;
  /** The place to show for the filters' place: settles conflicts between preset and address. */
  readonly shown: (place: Place) => Place;
};

/** The preset of configuration and platform (Z-078); none if the regions or districts could not be loaded. */
export function usePreset(): Preset {
  const { data: info } = useQuery(appInfoQuery);
  const regions = useQuery(regionsQuery);
  const districts = useQuery(districtsQuery(null));
  const failed = regions.isError || districts.isError;
  return useMemo(() => {
    const known = info && regions.data && districts.data;
    const place = known
      ? presetPlace({
          configured: { region: info.organizationsRegionId, district: info.organizationsDistrictId },
          regions: regions.data,
          districts: districts.data,
        })
      : EVERYWHERE;
    return {
      ready: known !== undefined || failed,
      place,
      list: listOf(place),
      shown: (filters) => shownPlace(filters, place, districts.data ?? []),
    };
  }, [info, regions.data, districts.data, failed]);
}
