import { Stack, Textarea, TextInput } from '@mantine/core';
import { importLists } from '@/entities/import-lists.ts';
import { useT } from '@/i18n/use-t.ts';
import { DraftBanner } from '@/kit/drafts/draft-banner.tsx';
import { useKeptForm } from '@/kit/drafts/use-kept-form.ts';
import { ImportDialog } from '@/kit/excel/import-dialog.tsx';
import type { Import } from '@/kit/excel/use-import.ts';
import { useFieldsForm } from '@/kit/forms/use-schema-form.ts';
import { ChoiceSelect } from '@/kit/inputs/choice-select.tsx';
import { DateField } from '@/kit/inputs/date-field.tsx';
import { CURRENCIES, economyForm, economyUpload, TYPES } from './economy.ts';
import { executions } from './execution.ts';

const LISTS = importLists('economy');
const TYPE_NAMES = { income: 'Daromad', outcome: 'Xarajat' } as const;
const CURRENCY_NAMES = { mlrduzs: "mlrd so'm", mlnuzs: "mln so'm" } as const;

/**
 * Import of the economy's figures from Excel, with a form beside the file (spec 002 §2, R-035 to R-041). Input and file
 * survive an expired session.
 */
export function EconomyImport({ flow }: { flow: Import }) {
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
