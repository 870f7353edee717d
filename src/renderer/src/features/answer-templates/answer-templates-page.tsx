import { Button, Textarea } from '@mantine/core';
import { IconPencil, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { type AnswerTemplate, answerTemplates } from '@/entities/answer-templates.ts';
import { formatDate } from '@/i18n/formats.ts';
import type { Translation } from '@/i18n/i18n.ts';
import { useT } from '@/i18n/use-t.ts';
import { lines } from '@/kit/cells.tsx';
import { RecordDialog } from '@/kit/crud/record-dialog.tsx';
import { recordName } from '@/kit/crud/record-name.ts';
import { actionsColumn, DeleteButton, RowButton } from '@/kit/crud/row-actions.tsx';
import type { RecordFormState } from '@/kit/crud/use-record-form.ts';
import { DataTable } from '@/kit/data-table/data-table.tsx';
import { createAppColumnHelper } from '@/kit/data-table/table-hook.ts';
import { EmptyState } from '@/kit/empty-state.tsx';
import { useOwnDialog } from '@/kit/forms/own-dialog.tsx';
import { useInsertAtCaret } from '@/kit/inputs/insert-at-caret.ts';
import { ListPage } from '@/kit/list/list-page.tsx';
import { textParam } from '@/kit/list/list-state.ts';
import { SearchInput } from '@/kit/list/search-input.tsx';
import { useListState } from '@/kit/list/use-list-state.ts';
import { shortened } from '@/kit/shortened.ts';
import styles from './answer-templates-page.module.css';

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

type TemplateDialogProps = {
  /** The template to change; null: a new template. */
  template: AnswerTemplate | null;
  onClose: () => void;
};

/** Dialog that creates or changes an answer template (S037). */
function TemplateDialog({ template, onClose }: TemplateDialogProps) {
  return (
    <RecordDialog
      title={template ? 'Shablonni tahrirlash' : 'Yangi javob shabloni'}
      of={{
        crud: answerTemplates,
        id: template ? String(template.id) : undefined,
        begin: { context: template?.context ?? '' },
      }}
      {...(!template && { done: 'Muvofaqqiyatli yaratildi!' })}
      read={answerTemplates.item}
      onClose={onClose}
      size={640}
    >
      {(state) => <TemplateFields {...state} />}
    </RecordDialog>
  );
}

/** The text field, and the placeholders that can be inserted. */
function TemplateFields<Sent>({ form, field }: RecordFormState<{ context: string }, Sent>) {
  const { t } = useT();
  const area = useRef<HTMLTextAreaElement>(null);
  const { insert } = useInsertAtCaret(area, form.values.context, (text) => form.setFieldValue('context', text));
  return (
    <>
      <Textarea
        ref={area}
        label={t('Shablon matni')}
        autosize
        minRows={5}
        maxRows={14}
        data-autofocus
        {...field('context')}
      />
      <div className={styles.insert}>
        <Button size="xs" variant="default" onClick={() => insert('{author}')}>
          {t('Muallif ismi')}
        </Button>
        <Button size="xs" variant="default" onClick={() => insert('{public_id}')}>
          {t('Murojaat raqami')}
        </Button>
        <span>{t("Javobga qo'yilganda o'rniga muallif ismi va murojaat raqami yoziladi.")}</span>
      </div>
    </>
  );
}
