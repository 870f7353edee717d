import { ActionIcon, Tooltip } from '@mantine/core';
import { IconListCheck } from '@tabler/icons-react';
import { RegionFilter } from '@/entities/place-filter.tsx';
import { useT } from '@/i18n/use-t.ts';
import { ClearFilters } from '@/kit/list/clear-filters.tsx';
import { SegmentFilter } from '@/kit/list/segment-filter.tsx';
import { SelectFilter } from '@/kit/list/select-filter.tsx';
import type { ListControls } from '@/kit/list/use-list-state.ts';
import { useMe } from '@/session/session.ts';
import { mayAct } from './access.ts';
import { type Appeal, STATUS_LOOKS, STATUSES, TYPE_LOOKS, TYPES } from './appeal.ts';
import { EVERY_STATUS, EVERY_TYPE, isFiltered, type LIST, NO_FILTERS } from './list-spec.ts';
import type { Selection } from './selection.tsx';

export type AppealFiltersProps = {
  list: ListControls<(typeof LIST)['filters']>;
  /** Rows of the current page. */
  rows: readonly Appeal[];
  selection: Selection;
};

/**
 * Filters by status, type and region (F-001); for roles that may act, also a button that selects the new appeals of the
 * page.
 */
export function AppealFilters({ list, rows, selection }: AppealFiltersProps) {
  const { t } = useT();
  const { role } = useMe();
  const { region, type, status } = list.filters;
  return (
    <>
      <SegmentFilter
        label="Holati"
        segments={[
          { value: EVERY_STATUS, label: 'Barchasi' },
          ...STATUSES.map((value) => ({ value, label: STATUS_LOOKS[value].label })),
        ]}
        value={status}
        onChange={(value) => list.setFilters({ status: value })}
      />
      <SelectFilter
        label="Murojaat turi"
        options={TYPES.map((value) => ({ value: String(value), label: t(TYPE_LOOKS[value].label) }))}
        value={type === EVERY_TYPE ? null : type}
        onChange={(value) => list.setFilters({ type: value ?? EVERY_TYPE })}
        width={190}
      />
      <RegionFilter value={region} onChange={(id) => list.setFilters({ region: id })} />
      <ClearFilters active={isFiltered(list.filters)} onClear={() => list.setFilters(NO_FILTERS)} />
      {mayAct(role) && (
        <Tooltip label={t('Sahifadagi yangilarni belgilash')}>
          <ActionIcon
            variant="default"
            size={32}
            aria-label={t('Sahifadagi yangilarni belgilash')}
            disabled={!rows.some((row) => row.status === 'NEW')}
            onClick={() => selection.add(rows)}
          >
            <IconListCheck size={18} stroke={1.7} />
          </ActionIcon>
        </Tooltip>
      )}
    </>
  );
}
