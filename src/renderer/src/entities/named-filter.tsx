import { Button } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Text } from '@/i18n/catalogue.ts';
import { useT } from '@/i18n/use-t.ts';
import { SelectFilter } from '@/kit/select-filter.tsx';
import type { Named } from './named-options.ts';

export type NamedFilterProps = {
  label: Text;
  query: UseQueryResult<readonly Named[]>;
  value: number | null;
  onChange: (id: number | null) => void;
  /** Default: false. */
  disabled?: boolean;
  /** px. Default: 210. */
  width?: number;
};

/** Filters a list by one of a lookup, or by none; offers to load the lookup again where that failed. */
export function NamedFilter({ label, query, value, onChange, disabled = false, width = 210 }: NamedFilterProps) {
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
      width={width}
    />
  );
}
