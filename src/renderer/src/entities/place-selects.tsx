import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Text } from '@/i18n/catalogue.ts';
import { BigSelect } from '@/kit/big-select/big-select.tsx';
import type { FormField } from '@/kit/big-select/big-select-props.ts';
import { PLACE_FAILURES } from './lookup.ts';
import { type Named, useNamedOptions } from './named-options.ts';
import { quartersQuery } from './quarters.ts';
import { districtsQuery, regionsQuery } from './regions.ts';

/** A place to choose in a form; takes what `form.getInputProps` gives. Clear what lies in it by `place-cascade.ts`. */
export type PlaceSelectProps = FormField<number> & {
  /** Default: what the place is called: "Viloyat", "Tuman", "Mahalla". */
  label?: Text;
  /** Marked, and it cannot be emptied again. Default: false. */
  required?: boolean;
  /** Default: false; off in any case while the place around it is not chosen. */
  disabled?: boolean;
  /** What the record holds already: it stays among the options where the lookup has it no more. Default: none. */
  known?: Named | null;
};

/** Chooses a region. */
export function RegionSelect({ label = 'Viloyat', known = null, ...field }: PlaceSelectProps) {
  const query = useNamedOptions(useQuery(regionsQuery), known);
  return <BigSelect {...field} label={label} query={query} failed={PLACE_FAILURES.region} />;
}

/** Chooses a district of a region. */
export function DistrictSelect(props: PlaceSelectProps & { region: number | null }) {
  const { label = 'Tuman', known = null, region, disabled = false, ...field } = props;
  const query = useNamedOptions(useQuery({ ...districtsQuery(region), enabled: region !== null }), known);
  return (
    <BigSelect
      {...field}
      label={label}
      query={query}
      disabled={disabled || region === null}
      failed={PLACE_FAILURES.district}
    />
  );
}

type QuarterSelectProps = PlaceSelectProps & {
  district: number | null;
  /** What the record holds already: offered though it may not be active (Z-156). Default: that of `known`. */
  own?: number | null;
  /** Not offered. Default: none is left out. */
  without?: number | null;
};

/** Chooses an active quarter of a district. */
export function QuarterSelect(props: QuarterSelectProps) {
  const {
    label = 'Mahalla',
    known = null,
    own = known?.id ?? null,
    district,
    without = null,
    disabled = false,
    ...field
  } = props;
  const quarters = useQuery(quartersQuery(district, own));
  const data = useMemo(() => quarters.data?.filter(({ id }) => id !== without), [quarters.data, without]);
  const { error, isFetching, refetch } = quarters;
  const query = useNamedOptions({ data, error, isFetching, refetch }, known);
  return (
    <BigSelect
      {...field}
      label={label}
      query={query}
      disabled={disabled || district === null}
      failed={PLACE_FAILURES.quarter}
    />
  );
}
