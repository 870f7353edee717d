import { Button, Stack, Textarea, TextInput } from '@mantine/core';
import { IconFileUpload } from '@tabler/icons-react';
import { importLists } from '@/entities/import-lists.ts';
import { formatDate, formatDecimal } from '@/i18n/formats.ts';
import type { Translation } from '@/i18n/i18n.ts';
import { useT } from '@/i18n/use-t.ts';
import { figurePair, topic } from '@/kit/cells.tsx';
import { ChoiceSelect } from '@/kit/choice-select.tsx';
import { recordName } from '@/kit/crud/record-name.ts';
import { RecordsPage } from '@/kit/crud/records-page.tsx';
import { createAppColumnHelper } from '@/kit/data-table/table-hook.ts';
import { DraftBanner } from '@/kit/drafts/draft-banner.tsx';
import { useKeptForm } from '@/kit/drafts/use-kept-form.ts';
import { ImportDialog } from '@/kit/excel/import-dialog.tsx';
import { type Import, useImport } from '@/kit/excel/use-import.ts';
import { useFieldsForm } from '@/kit/forms/use-schema-form.ts';
import { DateField } from '@/kit/inputs/date-field.tsx';
import { inUzbek } from '@/kit/localized/languages.ts';
import { CURRENCIES, ECONOMY_FILE, economyForm, economyUpload, TYPES } from './economy.ts';
import { type Execution, executions } from './execution.ts';

const column = createAppColumnHelper<Execution>();
const AMOUNT = { width: 'clamp(120px, 13cqw, 190px)', align: 'end', figures: true } as const;

const ministryOf = ({ ministry }: Execution, { tr, script }: Translation) => tr(inUzbek(ministry, script));

/** Name of a row in its buttons and in the question before deletion: ministry, year where it is known, and quarter. */
const executionName = (row: Execution, translation: Translation) =>
  recordName(
    row.id,
    ministryOf(row, translation),
    row.year,
    row.quarter && translation.t('{{quarter}}-chorak', { quarter: row.quarter }),
  );

/** The columns of R-032; it lists no year, without which the rows of two years look alike. */
const executionColumns = (translation: Translation) => {
  const { t } = translation;
  const amount = (field: 'plan' | 'executed' | 'difference', header: string) =>
    column.accessor(field, {
      header,
      meta: { ...AMOUNT, subheader: t('UZS') },
      cell: ({ getValue }) => formatDecimal(getValue()),
    });
  return [
    column.accessor((row) => ministryOf(row, translation), {
      id: 'ministry',
      header: t('Vazirlik'),
      cell: ({ getValue }) => topic(getValue()),
    }),
    amount('plan', t('Reja')),
    column.accessor('quarter', {
      header: t('Chorak'),
      meta: { subheader: t('Yil'), width: 84, align: 'end', figures: true },
      cell: ({ row: { original } }) => figurePair(String(original.quarter ?? '—'), String(original.year ?? '—')),
    }),
    amount('executed', t('Ijro')),
    amount('difference', t('Farq')),
    column.accessor('percent', {
      header: t('Foiz'),
      meta: { width: 84, align: 'end', figures: true },
      cell: ({ getValue }) => formatDecimal(getValue()),
    }),
    column.accessor('created_at', {
      header: t('Yaratilgan sana'),
      meta: { width: 132, align: 'end', figures: true },
      cell: ({ getValue }) => formatDate(getValue()),
    }),
  ];
};

/** Initially 10 rows (spec 002 §9). */
const LIST = { size: 10, filters: {} };

/** Page of the ministries' execution by quarter, with the import of the economy's figures (spec 002 §2, R-032). */
export function Component() {
  const { t } = useT();
  const flow = useImport('economy', ECONOMY_FILE);
  return (
    <>
      <RecordsPage
        crud={executions}
        label="Vazirliklar ijrosi"
        noun="ta ijro ma'lumoti"
        list={LIST}
        columns={executionColumns}
        name={executionName}
        actions={
          <Button
            variant="default"
            leftSection={<IconFileUpload size={18} stroke={1.7} aria-hidden />}
            onClick={flow.open}
          >
            {t('Exceldan yuklash')}
          </Button>
        }
      />
      {flow.opened && <EconomyImport flow={flow} />}
    </>
  );
}

const LISTS = importLists('economy');
const TYPE_NAMES = { income: 'Daromad', outcome: 'Xarajat' } as const;
const CURRENCY_NAMES = { mlrduzs: "mlrd so'm", mlnuzs: "mln so'm" } as const;

/**
 * Import of the economy's figures from Excel, with a form beside the file (spec 002 §2, R-035 to R-041). Input and file
 * survive an expired session.
 */
function EconomyImport({ flow }: { flow: Import }) {
  const { t } = useT();
  const { form, field } = useFieldsForm({ of: economyForm, draft: { scope: 'economy-import', record: 'new' } });
  const { draft, guarded, saved } = useKeptForm(form);
  return (
    <ImportDialog
      flow={{ ...flow, close: guarded(flow.close) }}
      title="Ijro ma'lumotlarini Exceldan yuklash"
      success="Ma'lumotlar saqlandi!"
      request={() => {
        if (form.validate().hasErrors) return null;
        return economyUpload(economyForm.schema.parse(form.getValues()));
      }}
      changes={executions}
      onDone={saved}
      lists={LISTS}
    >
      <DraftBanner draft={draft} />
      <Stack gap={14} inert={draft.offered !== null}>
        <TextInput label={t('Nomi')} {...field('title')} />
        <ChoiceSelect
          label={t('Turi')}
          placeholder={t('Tanlang')}
          data={TYPES.map((value) => ({ value, label: t(TYPE_NAMES[value]) }))}
          {...field('type')}
        />
        <ChoiceSelect
          label={t("O'lchov birligi")}
          placeholder={t('Tanlang')}
          data={CURRENCIES.map((value) => ({ value, label: t(CURRENCY_NAMES[value]) }))}
          {...field('currency')}
        />
        <DateField label="Sana" {...field('date')} />
        <Textarea label={t('Izoh')} {...field('description')} />
      </Stack>
    </ImportDialog>
  );
}
