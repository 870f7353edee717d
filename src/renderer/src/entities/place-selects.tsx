import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Text } from '@/i18n/text.ts';
import { BigSelect } from '@/kit/big-select/big-select.tsx';
import type { FormField } from '@/kit/big-select/big-select-props.ts';
import { othersIn } from '@/kit/merging/in-words.ts';
import { PLACE_FAILURES } from './lookup.ts';
import { type Named, namedOptions, useNamedOptions } from './named-options.ts';
import { quartersQuery } from './quarters.ts';
import { districtsQuery, regionsQuery } from './regions.ts';

/**
 * Select of a place in a form; takes the props of `form.getInputProps`. Clear dependent fields with `place-cascade.ts`.
 */
export type PlaceSelectProps = FormField<number> & {
  /** Default: "Viloyat", "Tuman" or "Mahalla". */
  label?: Text;
  /** Marked as required and not clearable. Default: false. */
  required?: boolean;
  /** Default: false. Always disabled while the enclosing place is empty, which the field then names. */
  disabled?: boolean;
  /** The record's current value, which stays an option if the lookup no longer lists it. Default: none. */
  known?: Named | null;
};

/** Form field for a region. */
export function RegionSelect({ label = 'Viloyat', known = null, ...field }: PlaceSelectProps) {
  const query = useNamedOptions(useQuery(regionsQuery), known);
  return <BigSelect {...field} label={label} query={query} failed={PLACE_FAILURES.region} />;
}

/** Form field for a district of a region. */
export function DistrictSelect(props: PlaceSelectProps & { region: number | null }) {
  const { label = 'Tuman', known = null, region, disabled = false, ...field } = props;
  const query = useNamedOptions(useQuery({ ...districtsQuery(region), enabled: region !== null }), known);
  // Somebody else's district may be in another region.
  const all = useQuery({ ...districtsQuery(null), enabled: othersIn(field.error) !== null });
  return (
    <BigSelect
      {...field}
      label={label}
      query={query}
      elsewhere={namedOptions(all.data)}
      disabled={disabled || region === null}
      placeholder={region === null ? 'Avval viloyatni tanlang' : undefined}
      failed={PLACE_FAILURES.district}
    />
  );
}

type QuarterSelectProps = PlaceSelectProps & {
  district: number | null;
  /** Id of the record's current quarter: offered even if inactive (Z-156). Default: the id of `known`. */
  own?: number | null;
  /** Id of a quarter that is not offered. Default: none. */
  without?: number | null;
};

/** Form field for an active quarter of a district. */
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
  const others = othersIn(field.error);
  const theirs = useQuery(quartersQuery(idIn(others?.record.district_id), idIn(others?.value)));
  const { error, isFetching, refetch } = quarters;
  const query = useNamedOptions({ data, error, isFetching, refetch }, known);
  return (
    <BigSelect
      {...field}
      label={label}
      query={query}
      elsewhere={namedOptions(theirs.data)}
      disabled={disabled || district === null}
      placeholder={district === null ? 'Avval tumanni tanlang' : undefined}
      failed={PLACE_FAILURES.quarter}
    />
  );
}

const idIn = (value: unknown): number | null => (typeof value === 'number' ? value : null);
