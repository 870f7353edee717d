import { Button, Textarea } from '@mantine/core';
import { IconListDetails } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Link, Route, Routes } from 'react-router';
import { formatMoney } from '@/i18n/formats.ts';
import type { Translation } from '@/i18n/i18n.ts';
import { useT } from '@/i18n/use-t.ts';
import { FormPage } from '@/kit/crud/form-page.tsx';
import { RecordDialog } from '@/kit/crud/record-dialog.tsx';
import { AddLink, actionsColumn, DeleteButton, EditLink, RowButton } from '@/kit/crud/row-actions.tsx';
import { useCrudForm } from '@/kit/crud/use-crud-form.ts';
import { DataTable } from '@/kit/data-table/data-table.tsx';
import { createAppColumnHelper } from '@/kit/data-table/table-hook.ts';
import { MoneyInput } from '@/kit/inputs/money-input.tsx';
import { YearInput } from '@/kit/inputs/year-input.tsx';
import { ListPage } from '@/kit/list/list-page.tsx';
import { useLocalListState } from '@/kit/list/use-list-state.ts';
import { inUzbek, NO_TEXT } from '@/kit/localized/languages.ts';
import { LocalizedFields } from '@/kit/localized/localized-fields.tsx';
import { Case } from '../case.tsx';
import styles from '../gallery.module.css';
import { type GalleryRecord, records } from '../stub/record.ts';
import { WholeList } from './whole-list.tsx';

const column = createAppColumnHelper<GalleryRecord>();
const columnsOf = ({ t, script }: Translation, onLook: (name: string) => void) => {
  const name = ({ title }: GalleryRecord) => inUzbek(title, script);
  return [
    column.accessor(name, { id: 'title', header: t('Nomi') }),
    column.accessor('year', { header: t('Yil'), meta: { width: 100, figures: true } }),
    column.accessor('amount', {
      header: t('Summa'),
      meta: { width: 180, figures: true, align: 'end' },
      cell: ({ getValue }) => formatMoney(getValue()),
    }),
    actionsColumn<GalleryRecord>(t, 140, (record) => (
      <>
        <RowButton label="Batafsil" name={name(record)} icon={IconListDetails} onClick={() => onLook(name(record))} />
        <EditLink to={`/records/${record.id}`} name={name(record)} />
        <DeleteButton crud={records} id={record.id} name={name(record)} />
      </>
    )),
  ];
};

const LIST = { size: 10, filters: {} };
const rowId = ({ id }: GalleryRecord) => id;

function Records() {
  const translation = useT();
  const [looked, setLooked] = useState('');
  const columns = useMemo(() => columnsOf(translation, setLooked), [translation]);
  const list = useLocalListState(LIST);
  return (
    <Case of="crud/row-actions" note="Enter on a row opens it, Delete asks" value={looked} wide>
      <div style={{ height: 280 }}>
        <ListPage actions={<AddLink to="/records/add" />}>
          <DataTable
            label="Jamg'armalar"
            columns={columns}
            query={useQuery(records.list(list.paging))}
            list={list}
            rowId={rowId}
            row={{ oneLine: true }}
          />
        </ListPage>
      </div>
    </Case>
  );
}

/** The form of a record in a dialog: a new record, one filled from its row, and one that is read first. */
function RecordInDialog() {
  const { t } = useT();
  const [of, setOf] = useState<'new' | 'known' | 'read' | null>(null);
  const known = { title: { ...NO_TEXT, uz_lat: 'Maktablar' }, year: 2025, amount: 7, note: '' };
  return (
    <Case of="crud/record-dialog" value={of}>
      <Button onClick={() => setOf('new')}>{t("Qo'shish")}</Button>
      <Button onClick={() => setOf('known')}>{t('Tahrirlash')}</Button>
      <Button onClick={() => setOf('read')}>{t('Batafsil')}</Button>
      {of && (
        <RecordDialog
          title={of === 'new' ? "Qo'shish" : 'Tahrirlash'}
          of={{
            crud: records,
            id: of === 'new' ? undefined : '2',
            ...(of !== 'new' && { begin: known }),
            refusedField: ({ status }) => (status === 409 ? 'year' : undefined),
          }}
          {...(of === 'new' && { done: 'Muvofaqqiyatli yaratildi!' })}
          {...(of === 'read' && { read: records.item })}
          onClose={() => setOf(null)}
        >
          {({ form, field }) => (
            <>
              <LocalizedFields form={form} name="title" label="Nomi" />
              <YearInput label={t('Yil')} {...field('year')} />
              <MoneyInput label={t('Summa')} {...field('amount')} />
            </>
          )}
        </RecordDialog>
      )}
    </Case>
  );
}

function RecordPage() {
  const { t } = useT();
  const state = useCrudForm({
    crud: records,
    list: '/',
    refusedField: ({ status }) => (status === 409 ? 'title.uz_lat' : undefined),
  });
  const { field } = state;
  return (
    <Case of="crud/form-page" wide>
      <div style={{ height: 640 }}>
        <FormPage state={state} head={<Link to="/">{t("Jamg'armalar")}</Link>}>
          <LocalizedFields form={state.form} name="title" label="Nomi" />
          <YearInput label={t('Yil')} {...field('year')} />
          <MoneyInput label={t('Summa')} {...field('amount')} />
          <Textarea label={t('Izoh')} {...field('note')} />
        </FormPage>
      </div>
    </Case>
  );
}

/** Records with their list and their form, as on a screen; the form replaces the list. */
export const CrudSection = () => (
  <>
    <h2 className={styles.section}>Records</h2>
    <div className={styles.cases}>
      <Routes>
        <Route path="/records/add" element={<RecordPage />} />
        <Route path="/records/:id" element={<RecordPage />} />
        <Route path="*" element={<Records />} />
      </Routes>
      <RecordInDialog />
      <WholeList />
    </div>
  </>
);
