import type { UseQueryResult } from '@tanstack/react-query';
import type { Text } from '@/i18n/text.ts';
import { useT } from '@/i18n/use-t.ts';
import { labelOf } from '@/kit/big-select/option.ts';
import { LookupRetry } from '@/kit/list/lookup-retry.tsx';
import { SelectFilter } from '@/kit/list/select-filter.tsx';
import type { Named } from './named-options.ts';

export type NamedFilterProps = {
  label: Text;
  query: UseQueryResult<readonly Named[]>;
  value: number | null;
  onChange: (id: number | null) => void;
  /** Notice that the lookup failed. Default: the label, and the list failure of the screen's document. */
  failed?: Text;
  /** Default: false. */
  disabled?: boolean;
  /** Width in px. Default: 210. */
  width?: number;
};

/**
 * Filters a list by an entry of a lookup; empty means all. A lookup that failed becomes a retry button; one that was read
 * before keeps its entries.
 */
export function NamedFilter({
  label,
  query,
  value,
  onChange,
  failed,
  disabled = false,
  width = 210,
}: NamedFilterProps) {
  const { tr } = useT();
  if (query.isError && !query.data && !disabled) return <LookupRetry label={label} query={query} failed={failed} />;
  return (
    <SelectFilter
      label={label}
      options={(query.data ?? []).map(({ id, title }) => ({ value: String(id), label: tr(labelOf(title, id)) }))}
      value={value === null ? null : String(value)}
      onChange={(id) => onChange(id === null ? null : Number(id))}
      unlisted={(id) => (query.data ? labelOf(null, Number(id)) : '—')}
      disabled={disabled}
      width={width}
    />
  );
}
