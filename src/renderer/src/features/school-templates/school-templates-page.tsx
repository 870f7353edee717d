import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { formatCount } from '@/i18n/formats.ts';
import { useT } from '@/i18n/use-t.ts';
import { AddLink } from '@/kit/crud/row-actions.tsx';
import { DataTable } from '@/kit/data-table/data-table.tsx';
import { ListPage } from '@/kit/list/list-page.tsx';
import { Pager } from '@/kit/list/pager.tsx';
import { useListState } from '@/kit/list/use-list-state.ts';
import { cameIn, pageOf } from '@/kit/page.ts';
import { schoolTemplates } from './api.ts';
import { schoolTemplateColumns } from './columns.tsx';
import type { SchoolTemplate } from './school-template.ts';

/** Initially 15 rows (S-013). */
const LIST = { size: 15, filters: {} };
const ONE_LINE = { oneLine: true };
const rowId = ({ id }: SchoolTemplate) => id;

/**
 * Page of the templates of the school programme (S138): loaded as a whole, as the call has no pages, and paged on the
 * client. Shows a note if the platform counts more templates than it has sent.
 */
export function Component() {
  const translation = useT();
  const { t } = translation;
  const columns = useMemo(() => schoolTemplateColumns(translation), [translation]);
  const list = useListState(LIST);
  const all = schoolTemplates.list({});
  const query = useQuery({ ...all, select: (whole) => pageOf(whole, list.paging) });
  const { data } = useQuery({ ...all, select: (whole) => ({ total: whole.total, came: cameIn(whole) }) });
  const missing = data !== undefined && data.total > data.came;
  return (
    <ListPage
      toolbar={
        missing && (
          <Text c="dimmed" role="status">
            {t("Platforma {{total}} ta shablondan {{came}} tasini yubordi, qolganlari ko'rsatilmaydi.", {
              total: formatCount(data.total),
              came: formatCount(data.came),
            })}
          </Text>
        )
      }
      actions={<AddLink to="add" />}
      pager={<Pager list={list} page={query.data} noun="ta shablon" />}
    >
      <DataTable
        label="Tashabbus shablonlari"
        columns={columns}
        query={query}
        list={list}
        rowId={rowId}
        row={ONE_LINE}
      />
    </ListPage>
  );
}
