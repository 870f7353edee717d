import { TextInput } from '@mantine/core';
import type { InvestLists } from '@shared/invest-lists.ts';
import { useState } from 'react';
import { useT } from '@/i18n/use-t.ts';
import { ChoiceSelect } from '@/kit/choice-select.tsx';
import type { FieldProps } from '@/kit/forms/field.ts';
import { RowsField } from '@/kit/forms/rows-field.tsx';
import { DecimalInput } from '@/kit/inputs/decimal-input.tsx';
import { foldingFilter } from '@/kit/inputs/folding-filter.ts';
import { YearInput } from '@/kit/inputs/year-input.tsx';
import styles from './creation.module.css';
import { powerRows } from './creation-values.ts';
import { ListSelect } from './list-select.tsx';
import { MissingFields } from './missing-fields.tsx';
import { networksOf } from './plan.ts';
import type { Creation } from './use-creation.ts';

type PowerSelectProps = FieldProps<number | null> & { powers: InvestLists['powers']; 'aria-label': string };

/** The unit in a row of powers; can be searched in either script. */
function PowerSelect({ powers, ...field }: PowerSelectProps) {
  const { t, tr } = useT();
  return (
    <ChoiceSelect<number>
      {...field}
      placeholder={t('Tanlang')}
      nothingFoundMessage={t('Hech narsa topilmadi')}
      data={powers.map(({ id, title }) => ({ value: id, label: tr(title) }))}
      searchable
      selectFirstOptionOnChange
      // A new row takes focus by itself: an open list would cover the rows below.
      openOnFocus={false}
      allowDeselect={false}
      filter={foldingFilter}
    />
  );
}

/** The open fields: those that are always asked for, and those whose value is missing (Z-160). */
export function CreationFields({ creation }: { creation: Creation }) {
  const { t } = useT();
  const { form, field, lists } = creation;
  const { sphere_id, network_id } = form.values;
  const [rows] = useState(() => powerRows(lists.powers));
  /** Whether a change of the sphere cleared a chosen network. */
  const [emptied, setEmptied] = useState(false);

  // Choosing a sphere clears the network: every sphere has its own list of networks (O-014).
  const chooseSphere = (id: number | null) => {
    if (id === sphere_id) return;
    setEmptied(network_id !== null);
    form.setFieldValue('sphere_id', id);
    form.setFieldValue('network_id', null);
  };
  const invitation = emptied ? "Soha o'zgardi, qaytadan tanlang" : 'Tanlang';

  return (
    <>
      <div className={styles.grid}>
        <div className={styles.half}>
          {/* The first field has focus: the page is opened to fill in the form. */}
          <TextInput autoFocus label={t('Buyurtmachi nomi')} {...field('customer_name')} />
        </div>
        <YearInput label={t('Boshlanish yili')} {...field('execution_begin_year')} />
        <YearInput label={t('Tugash yili')} {...field('execution_end_year')} />
        <MissingFields creation={creation} />
        <ListSelect label="Soha" entries={lists.spheres} {...field('sphere_id')} onChange={chooseSphere} />
        <ListSelect
          label="Tarmoq"
          entries={networksOf(lists, sphere_id)}
          placeholder={sphere_id === null ? 'Avval sohani tanlang' : invitation}
          disabled={sphere_id === null}
          {...field('network_id')}
        />
      </div>
      <RowsField
        form={form}
        name="object_power"
        of={rows}
        label="Obyekt quvvati"
        columns={[
          {
            name: 'power_id',
            label: 'Quvvat',
            input: (props) => <PowerSelect powers={lists.powers} {...props} />,
          },
          {
            name: 'value',
            label: 'Soni',
            width: 216,
            figures: true,
            input: (props) => <DecimalInput negative={false} classNames={{ input: styles.figures }} {...props} />,
          },
        ]}
      />
    </>
  );
}
