import { Alert } from '@mantine/core';
import { IconAlertTriangle, IconInfoCircle, IconLock } from '@tabler/icons-react';
import { useId } from 'react';
import { INVEST_NOT_CREATED } from '@/i18n/failure-words.ts';
import { formatMoney } from '@/i18n/formats.ts';
import type { Translation } from '@/i18n/i18n.ts';
import { useT } from '@/i18n/use-t.ts';
import { labelOf } from '@/kit/big-select/option.ts';
import { FormFrame } from '@/kit/forms/form-frame.tsx';
import { REQUIRED } from '@/kit/forms/rules.ts';
import { grouped } from '@/kit/inputs/identifiers.ts';
import styles from './creation.module.css';
import { PERIODICITY, PROJECT_STATUS } from './creation-body.ts';
import { CreationFields } from './creation-fields.tsx';
import type { FieldPlan } from './plan.ts';
import { type Creation, type CreationOptions, useCreation } from './use-creation.ts';

export type CreationFormProps = CreationOptions & {
  /** Called once the object exists. */
  onCreated: () => void;
  onLeave: () => void;
};

const LABELS = { leave: 'Orqaga', save: 'Yaratish' } as const;

/** The form of a new investment object: a summary of the given values, and the open fields (O-007). */
export function CreationForm({ onCreated, onLeave, ...options }: CreationFormProps) {
  const creation = useCreation(options);
  const { form, submit, lists } = creation;
  const wrong = Object.values(form.errors);
  const unfilled = wrong.every((message) => message === REQUIRED);
  return (
    <FormFrame
      form={form}
      onSubmit={submit}
      onDone={onCreated}
      onLeave={onLeave}
      save={{
        wrong: wrong.length,
        failure: INVEST_NOT_CREATED,
        labels: LABELS,
        ...(unfilled && { wrongText: "{{count}} ta maydon to'ldirilmagan" as const }),
      }}
      head={<Head sample={lists.sample} />}
    >
      <div className={styles.parts}>
        <LockedSummary creation={creation} />
        <CreationFields creation={creation} />
      </div>
    </FormFrame>
  );
}

/** Says that there is no object yet, and warns if the lists are a sample (Z-077). */
function Head({ sample }: { sample: boolean }) {
  const { t } = useT();
  return (
    <>
      <p className={styles.hint}>
        <IconInfoCircle size={18} stroke={1.7} aria-hidden />
        <span>
          <b>{t("Ma'lumot hali yo'q.")}</b>{' '}
          {t("Investitsiya obyektini yarating: quyidagi maydonlar to'ldirilsa, to'rt bosqich ochiladi.")}
        </span>
      </p>
      {sample && (
        <Alert color="yellow" icon={<IconAlertTriangle />} role="note">
          {t(
            "Ro'yxatlar namuna: ulardagi nomlar va kodlar rasmiy emas. Administrator haqiqiy ro'yxatlar faylini ko'rsatishi kerak.",
          )}
        </Alert>
      )}
    </>
  );
}

/** A given value: its field, its label and its display text. */
type Fact = { readonly key: string; readonly label: string; readonly value: string };

/** Summary of the given values: values that cannot be changed are not shown as fields (O-007). */
function LockedSummary({ creation }: { creation: Creation }) {
  const translation = useT();
  const { t } = translation;
  const headId = useId();
  return (
    <section className={styles.locked} aria-labelledby={headId}>
      <header className={styles.lockedHead}>
        <h2 id={headId}>{t('Oldindan belgilangan')}</h2>
        <span>
          <IconLock size={15} stroke={1.7} aria-hidden />
          {t("o'zgartirilmaydi")}
        </span>
      </header>
      <dl className={styles.facts}>
        {factsOf(creation, translation).map(({ key, label, value }) => (
          <div key={key} data-field={key}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The given values in words, in the order of the summary. */
function factsOf({ plan, lists }: Pick<Creation, 'plan' | 'lists'>, { t, tr }: Translation): Fact[] {
  const given = <V,>(key: string, of: FieldPlan<V>, label: string, words: (value: V) => string) =>
    of.is === 'locked' ? [{ key, label, value: words(of.value) }] : [];
  const titleIn = (entries: readonly { id: number; title: string }[]) => (id: number) =>
    tr(labelOf(entries.find((entry) => entry.id === id)?.title, id));
  const placeOf = (code: string) => {
    const place = lists.districts.find(({ soato }) => soato === code);
    return place ? `${tr(place.title)} · ${code}` : code;
  };
  const { object_name: name } = plan;
  const length = name.is === 'locked' ? name.value.length : 0;
  return [
    ...given('object_name', name, t('Obyekt nomi · 255 tadan {{count}} belgi', { count: length }), (text) => text),
    ...given('forecast', plan.forecast, t('Prognoz qiymati'), (sum) => `${formatMoney(sum)} ${t("so'm")}`),
    ...given('soato', plan.soato, t('Tuman (SOATO)'), placeOf),
    ...given('construction_type', plan.construction_type_id, t('Qurilish turi'), titleIn(lists.construction_types)),
    ...given('inn', plan.customer_inn, t('Buyurtmachi STIRi'), (tin) => grouped(tin, '### ### ###')),
    ...given('expense_type', plan.expense_type_id, t('Xarajat turi'), titleIn(lists.expense_types)),
    ...given('ministry', plan.ministry_id, t('Vazirlik'), titleIn(lists.ministries)),
    ...given('source', plan.funding_source_id, t('Moliyalashtirish manbai'), titleIn(lists.funding_sources)),
    { key: 'periodicity', label: t('Davriyligi'), value: t(PERIODICITY.name) },
    { key: 'status', label: t('Loyiha holati'), value: t(PROJECT_STATUS.name) },
  ];
}
