import { TextInput } from '@mantine/core';
import { trimmed } from '@shared/blank.ts';
import { useMemo } from 'react';
import { useT } from '@/i18n/use-t.ts';
import { BigSelect } from '@/kit/big-select/big-select.tsx';
import { MoneyInput } from '@/kit/inputs/money-input.tsx';
import { TinInput } from '@/kit/inputs/tin-input.tsx';
import styles from './creation.module.css';
import { ListSelect } from './list-select.tsx';
import { NAME_LENGTH } from './plan.ts';
import type { Creation } from './use-creation.ts';

/** Open fields for values that are otherwise given, where the address or the lists lack them (Z-160). */
export function MissingFields({ creation }: { creation: Creation }) {
  const { t } = useT();
  const { field, plan, lists } = creation;
  return (
    <>
      {plan.object_name.is === 'asked' && <NameField creation={creation} />}
      {plan.customer_inn.is === 'asked' && (
        <div className={styles.half}>
          <TinInput label="Buyurtmachi STIRi" {...field('customer_inn')} />
        </div>
      )}
      {plan.soato.is === 'asked' && <DistrictField creation={creation} />}
      {plan.forecast.is === 'asked' && (
        <div className={styles.half}>
          <MoneyInput label={t('Prognoz qiymati')} {...field('forecast')} />
        </div>
      )}
      {plan.construction_type_id.is === 'asked' && (
        <ListSelect label="Qurilish turi" entries={lists.construction_types} {...field('construction_type_id')} />
      )}
      {plan.work_type_id.is === 'asked' && (
        <ListSelect label="Ish turi" entries={lists.work_types} {...field('work_type_id')} />
      )}
      {plan.ministry_id.is === 'asked' && (
        <ListSelect label="Vazirlik" entries={lists.ministries} {...field('ministry_id')} />
      )}
      {plan.funding_source_id.is === 'asked' && (
        <ListSelect label="Moliyalashtirish manbai" entries={lists.funding_sources} {...field('funding_source_id')} />
      )}
      {plan.expense_type_id.is === 'asked' && (
        <ListSelect label="Xarajat turi" entries={lists.expense_types} {...field('expense_type_id')} />
      )}
    </>
  );
}

type FieldOfCreation = { creation: Creation };

/** The object's name; characters beyond 255 are not sent, and the field says so (O-019). */
function NameField({ creation: { form, field } }: FieldOfCreation) {
  const { t } = useT();
  const { length } = trimmed(form.values.object_name);
  const count = { count: length };
  return (
    <div className={styles.all}>
      <TextInput
        label={t('Obyekt nomi')}
        description={
          length > NAME_LENGTH
            ? t('Faqat dastlabki 255 belgi yuboriladi ({{count}} belgi yozilgan)', count)
            : t('255 tadan {{count}} belgi', count)
        }
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        {...field('object_name')}
      />
    </div>
  );
}

function DistrictField({ creation: { field, lists } }: FieldOfCreation) {
  const { tr } = useT();
  const query = useMemo(
    () => ({
      data: lists.districts.map(({ soato, title, region }) => ({
        value: soato,
        label: title,
        hint: `${tr(region)} · ${soato}`,
      })),
      error: null,
      isFetching: false,
      refetch: () => undefined,
    }),
    [lists.districts, tr],
  );
  return (
    <div className={styles.half}>
      <BigSelect label="Tuman (SOATO)" query={query} {...field('soato')} />
    </div>
  );
}
