import { IconLock } from '@tabler/icons-react';
import { useId } from 'react';
import { formatMoney } from '@/i18n/formats.ts';
import type { Translation } from '@/i18n/i18n.ts';
import { useT } from '@/i18n/use-t.ts';
import { labelOf } from '@/kit/big-select/option.ts';
import { grouped } from '@/kit/inputs/identifiers.ts';
import styles from './creation.module.css';
import { PERIODICITY, PROJECT_STATUS } from './creation-body.ts';
import type { FieldPlan } from './plan.ts';
import type { Creation } from './use-creation.ts';

/** A given value: its field, its label and its display text. */
type Fact = { readonly key: string; readonly label: string; readonly value: string };

/** Summary of the given values: values that cannot be changed are not shown as fields (O-007). */
export function LockedSummary({ creation }: { creation: Creation }) {
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
