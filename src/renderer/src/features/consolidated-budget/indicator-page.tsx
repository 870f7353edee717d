import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useParams } from 'react-router';
import type { Text } from '@/i18n/text.ts';
import { useT } from '@/i18n/use-t.ts';
import { FormPage } from '@/kit/crud/form-page.tsx';
import { useCrudForm } from '@/kit/crud/use-crud-form.ts';
import { DecimalInput } from '@/kit/inputs/decimal-input.tsx';
import { LockedField } from '@/kit/inputs/locked-field.tsx';
import { YearInput } from '@/kit/inputs/year-input.tsx';
import { inUzbek } from '@/kit/localized/languages.ts';
import { KnownNode } from '@/kit/trees/known-node.tsx';
import { BUDGETS_PAGE, budgets } from './budget.ts';
import { FIGURES, indicatorsOf } from './indicator.ts';
import styles from './indicator-page.module.css';

/** Form of a budget line's indicators for a year (spec 002 §2, R-060, R-061). */
export function Component() {
  const { budget_id = '' } = useParams();
  return (
    <KnownNode tree={budgets} list={BUDGETS_PAGE} named={budget_id}>
      {(budget) => budget !== null && <IndicatorForm budget={budget} />}
    </KnownNode>
  );
}

function IndicatorForm({ budget }: { budget: number }) {
  const { t, tr, script } = useT();
  const crud = useMemo(() => indicatorsOf(budget), [budget]);
  const state = useCrudForm({ crud, list: BUDGETS_PAGE, draftOf: `new-${budget}` });
  const { field } = state;
  const trail = useQuery(budgets.trail(budget));
  const names = trail.data?.map(({ title }) => tr(inUzbek(title, script)));
  const line = names?.join(' / ') ?? (trail.isError ? `${t('ID')} ${budget}` : '…');
  const named = (text: Text, name: Text) => t(text, { name: t(name) });
  return (
    <FormPage state={state} head={<LockedField label="Budjet yo'nalishi" value={line} />}>
      <YearInput label={t('Yil')} maw={200} {...field('year')} />
      <div className={styles.figures}>
        <span aria-hidden />
        <span className={styles.head}>{t("Summa, mlrd so'm")}</span>
        <span className={styles.head}>{t('YAIMga nisbatan, %')}</span>
        {FIGURES.map(({ name, amount, percent }) => (
          <div key={name} className={styles.line}>
            <span className={styles.name}>{t(name)}</span>
            <DecimalInput aria-label={named("{{name}}: summa, mlrd so'm", name)} {...field(amount)} />
            <DecimalInput aria-label={named('{{name}}: YAIMga nisbatan, %', name)} {...field(percent)} />
          </div>
        ))}
      </div>
    </FormPage>
  );
}
