import { Button } from '@mantine/core';
import { IconPhoneCheck } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Translation } from '@/i18n/i18n.ts';
import { useT } from '@/i18n/use-t.ts';
import { topic } from '@/kit/cells.tsx';
import { actionsColumn } from '@/kit/crud/row-actions.tsx';
import { DataTable } from '@/kit/data-table/data-table.tsx';
import { createAppColumnHelper } from '@/kit/data-table/table-hook.ts';
import { EmptyState } from '@/kit/empty-state.tsx';
import { formatPhone } from '@/kit/inputs/identifiers.ts';
import { ListPage } from '@/kit/list/list-page.tsx';
import { choiceParam } from '@/kit/list/list-state.ts';
import { Pager } from '@/kit/list/pager.tsx';
import { SegmentFilter } from '@/kit/list/segment-filter.tsx';
import { useListState } from '@/kit/list/use-list-state.ts';
import { languageName } from '@/kit/localized/languages.ts';
import { useNotices } from '@/kit/notices.ts';
import { oddMark } from '@/kit/odd-mark.tsx';
import { withReread } from '@/kit/reread.ts';
import { tag } from '@/kit/tag.tsx';
import { useAction } from '@/kit/use-action.ts';
import { useWords } from '@/kit/words.tsx';
import { callRequests, closeRequest } from './api.ts';
import { type CallRequest, canClose, STATE_LOOKS, STATES } from './call-request.ts';

const column = createAppColumnHelper<CallRequest>();
const columnsOf = ({ t }: Translation) => [
  column.accessor('phoneNumber', {
    header: t('Telefon raqami'),
    meta: { figures: true },
    cell: ({ getValue }) => topic(formatPhone(getValue())),
  }),
  column.accessor('lang', {
    header: t('Til'),
    meta: { width: 'clamp(140px, 18cqw, 260px)' },
    cell: ({ getValue }) => languageName(getValue() ?? '—'),
  }),
  column.accessor('state', {
    header: t('Holati'),
    meta: { width: 'clamp(140px, 18cqw, 260px)' },
    cell: ({ row: { original } }) => {
      const look = original.state && STATE_LOOKS[original.state];
      return look ? tag(t(look.label), look) : (oddMark(original.odd_words?.state, t) ?? '—');
    },
  }),
  actionsColumn<CallRequest>(
    t,
    210,
    (request) => canClose(request) && <CalledButton key={request.id} request={request} />,
  ),
];

const ALL = 'all';
const LIST = { filters: { state: choiceParam([ALL, ...STATES], ALL) } };
const rowId = ({ id }: CallRequest) => id;

/** Page of the call-back requests (S049). */
export function Component() {
  const translation = useT();
  const columns = useMemo(() => columnsOf(translation), [translation]);
  const list = useListState(LIST);
  const { state } = list.filters;
  const query = useQuery(callRequests.list({ ...list.paging, state: state === ALL ? null : state }));
  return (
    <ListPage
      toolbar={
        <SegmentFilter
          label="Holati"
          value={state}
          onChange={(value) => list.setFilters({ state: value })}
          segments={[
            { value: ALL, label: 'Barchasi' },
            ...STATES.map((value) => ({ value, label: STATE_LOOKS[value].label })),
          ]}
        />
      }
      pager={<Pager list={list} page={query.data} noun="ta so'rov" />}
    >
      <DataTable
        label="Qayta qo'ng'iroq so'rovlari"
        columns={columns}
        query={query}
        list={list}
        rowId={rowId}
        row={{ oneLine: true }}
        empty={<EmptyState title={state === ALL ? "Hali so'rov yo'q" : "So'rov topilmadi"} />}
      />
    </ListPage>
  );
}

/**
 * Marks the person as called, which closes the request (H-016). The focus moves to the row, as the button disappears.
 */
function CalledButton({ request }: { request: CallRequest }) {
  const { t } = useT();
  const queries = useQueryClient();
  const notices = useNotices();
  const { action } = useWords();
  const refresh = () => callRequests.refresh(queries);
  const { press, running } = useAction({
    work: () =>
      withReread(
        () => closeRequest(request),
        () => void refresh(),
      ),
    onDone: () => {
      notices.success("Qayta qo'ng'iroq so'rovi bajarildi");
      return refresh();
    },
    onFailure: (error) => notices.failure(error, action),
  });
  return (
    <Button
      size="xs"
      variant="light"
      leftSection={<IconPhoneCheck size={16} stroke={1.7} aria-hidden />}
      aria-label={`${t("Qo'ng'iroq qilindi")}: ${formatPhone(request.phoneNumber)}`}
      loading={running}
      onClick={(event) => {
        event.currentTarget.closest<HTMLElement>('tr[data-row]')?.focus();
        press();
      }}
    >
      {t("Qo'ng'iroq qilindi")}
    </Button>
  );
}
