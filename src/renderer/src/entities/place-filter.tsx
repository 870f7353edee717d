import { Button } from '@mantine/core';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Text } from '@/i18n/catalogue.ts';
import { useT } from '@/i18n/use-t.ts';
import { SelectFilter } from '@/kit/select-filter.tsx';
import { districtsQuery, regionsQuery } from './regions.ts';

/** A region, and one of its districts; null: all of them. */
export type Place = { readonly region: number | null; readonly district: number | null };

export type PlaceFilterProps = {
  value: Place;
  onChange: (place: Place) => void;
};

/** Filters a list by region and then by district. Another region gives the district up. */
export function PlaceFilter({ value: { region, district }, onChange }: PlaceFilterProps) {
  const regions = useQuery(regionsQuery);
  const districts = useQuery({ ...districtsQuery(region), enabled: region !== null });
  return (
    <>
      <NamedFilter
        label="Viloyat"
        query={regions}
        value={region}
        onChange={(id) => onChange({ region: id, district: null })}
      />
      <NamedFilter
        label="Tuman"
        query={districts}
        value={district}
        onChange={(id) => onChange({ region, district: id })}
        disabled={region === null}
      />
    </>
  );
}

type NamedFilterProps = {
  label: Text;
  query: UseQueryResult<readonly { id: number; title: string | null }[]>;
  value: number | null;
  onChange: (id: number | null) => void;
  disabled?: boolean;
};

function NamedFilter({ label, query, value, onChange, disabled = false }: NamedFilterProps) {
  const { t, tr } = useT();
  if (query.isError && !disabled) {
    return (
      <Button variant="light" color="red" loading={query.isFetching} onClick={() => void query.refetch()}>
        {t('{{what}} yuklanmadi. Qayta urinish', { what: t(label) })}
      </Button>
    );
  }
  return (
    <SelectFilter
      label={label}
      options={(query.data ?? []).map(({ id, title }) => ({ value: String(id), label: tr(title) || String(id) }))}
      value={value === null ? null : String(value)}
      onChange={(id) => onChange(id === null ? null : Number(id))}
      disabled={disabled}
    />
  );
}
