import { Button } from '@mantine/core';
import { IconPencil, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type AnswerTemplate, answerTemplates } from '@/entities/answer-templates.ts';
import { formatDate } from '@/i18n/formats.ts';
import type { Translation } from '@/i18n/i18n.ts';
import { useT } from '@/i18n/use-t.ts';
import { lines } from '@/kit/cells.tsx';
import { recordName } from '@/kit/crud/record-name.ts';
import { actionsColumn, DeleteButton, RowButton } from '@/kit/crud/row-actions.tsx';
import { DataTable } from '@/kit/data-table/data-table.tsx';
import { createAppColumnHelper } from '@/kit/data-table/table-hook.ts';
import { EmptyState } from '@/kit/empty-state.tsx';
import { useOwnDialog } from '@/kit/forms/own-dialog.tsx';
import { ListPage } from '@/kit/list/list-page.tsx';
import { textParam } from '@/kit/list/list-state.ts';
import { SearchInput } from '@/kit/list/search-input.tsx';
import { useListState } from '@/kit/list/use-list-state.ts';
import { shortened } from '@/kit/shortened.ts';
import styles from './answer-templates-page.module.css';
import { TemplateDialog } from './template-dialog.tsx';

/** Maximum length of a template in the table, in characters (F-019). */
const MOST = 80;
const column = createAppColumnHelper<AnswerTemplate>();
const columnsOf = ({ t }: Translation, edit: (template: AnswerTemplate) => void) => [
  column.accessor('context', {
    header: t('Shablon matni'),
    cell: ({ getValue }) => lines(shortened(getValue(), MOST)),
  }),
  column.accessor('created_date', {
    header: t('Yaratilgan sana'),
    meta: { width: 160, figures: true },
    cell: ({ getValue }) => formatDate(getValue()),
  }),
  actionsColumn<AnswerTemplate>(t, 112, (template) => {
    const name = recordName(template.id, shortened(template.context, MOST));
    return (
      <>
        <RowButton label="Tahrirlash" name={name} icon={IconPencil} onClick={() => edit(template)} />
        <DeleteButton crud={answerTemplates} id={template.id} name={name} />
      </>
    );
  }),
];

const LIST = { filters: { search: textParam() } };
const rowId = ({ id }: AnswerTemplate) => id;
/** The whole text (F-018), untransliterated: the text is sent as stored. */
const detail = ({ context }: AnswerTemplate) => <p className={styles.text}>{context}</p>;

/** Page of the answer templates; a single list, because the call has no pages and no count (S036). */
export function Component() {
  const translation = useT();
  const { t } = translation;
  const { of, open, close, around } = useOwnDialog<{ template: AnswerTemplate | null }>('template');
  const columns = useMemo(() => columnsOf(translation, (template) => open({ template })), [translation, open]);
  const list = useListState(LIST);
  const { search } = list.filters;
  const query = useQuery(answerTemplates.list({ search: search || null }));
  return (
    <ListPage
      toolbar={
        <SearchInput label="Shablon qidirish" value={search} onChange={(text) => list.setFilters({ search: text })} />
      }
      actions={
        <Button leftSection={<IconPlus size={18} stroke={1.8} aria-hidden />} onClick={() => open({ template: null })}>
          {t("Qo'shish")}
        </Button>
      }
    >
      <DataTable
        label="Javob shablonlari"
        columns={columns}
        query={query}
        list={list}
        rowId={rowId}
        row={{ detail, oneLine: true }}
        empty={<EmptyState title={search ? 'Shablon topilmadi' : "Hali shablon yo'q"} />}
      />
      {around(of && <TemplateDialog template={of.template} onClose={close} />)}
    </ListPage>
  );
}
