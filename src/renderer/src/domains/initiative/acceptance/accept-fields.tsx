import { Checkbox, Textarea } from '@mantine/core';
import { CustomerSelect } from '@/entities/customer-select.tsx';
import { INITIATIVE_TYPE_LABELS } from '@/entities/initiative-types.ts';
import { PLACE_FAILURES } from '@/entities/lookup.ts';
import { RequestedAmount } from '@/entities/requested-amount.tsx';
import { useT } from '@/i18n/use-t.ts';
import { BigSelect } from '@/kit/big-select/big-select.tsx';
import { LockedField } from '@/kit/inputs/locked-field.tsx';
import { MoneyInput } from '@/kit/inputs/money-input.tsx';
import grid from '../forms/grid.module.css';
import { ACCEPTED_AMOUNT } from '../model/amounts.ts';
import { RegistryAmount, type RegistryEditing } from './registry-amount.tsx';
import { RetryNote } from './retry-note.tsx';
import { RoadFields } from './road-fields.tsx';
import type { AcceptForm } from './use-accept-form.ts';

/** The category where it is fixed (D-004); offers a retry where the name could not be loaded. */
function LockedCategory({ accept }: { accept: AcceptForm }) {
  const { tr } = useT();
  const { category, categories } = accept.lookups;
  return (
    <>
      <LockedField label="Toifa" value={tr(category?.title) || '—'} />
      {categories.error && categories.data === undefined && (
        <RetryNote text="Toifani yuklab bo'lmadi." query={categories} />
      )}
    </>
  );
}

export type AcceptFieldsProps = {
  accept: AcceptForm;
  /** Access to the registry editor. Default: none, the form is read-only. */
  registry?: RegistryEditing;
  /** Id of the customer chosen last for initiatives like this one, offered where none is chosen. Default: none. */
  lastCustomer?: number | null;
};

/** Fields of the acceptance (spec 000 §2); board and category decide which of them are shown. */
export function AcceptFields({ accept, registry, lastCustomer = null }: AcceptFieldsProps) {
  const { t } = useT();
  const { initiative, form, acceptance, field, lookups } = accept;
  const { category_id, quarter_id, organization_id } = form.values;

  const chooseCategory = (id: number | null) => {
    form.setFieldValue('category_id', id);
    // The organization type has changed: the chosen organization no longer fits.
    if (lookups.organizationTypeOf(id) !== acceptance.organizationType) form.setFieldValue('organization_id', null);
  };

  return (
    <div className={grid.grid}>
      {acceptance.asksCustomer && (
        <div className={grid.all}>
          <CustomerSelect
            {...field('customer_id')}
            value={acceptance.customer}
            district={initiative.district_title}
            suggested={lastCustomer === null ? undefined : { value: lastCustomer, mark: 'oxirgi tanlangan' }}
            required
          />
        </div>
      )}
      <div className={grid.half}>
        {acceptance.categoryLocked ? (
          <LockedCategory accept={accept} />
        ) : (
          <BigSelect
            {...field('category_id')}
            label="Toifa"
            query={lookups.categories}
            value={category_id}
            onChange={chooseCategory}
            required
          />
        )}
      </div>
      <LockedField label="Turi" value={initiative.type ? t(INITIATIVE_TYPE_LABELS[initiative.type]) : '—'} />
      <BigSelect
        {...field('quarter_id')}
        label="Mahalla"
        query={lookups.quarters}
        failed={PLACE_FAILURES.quarter}
        value={quarter_id}
      />
      {acceptance.organizationType && (
        <div className={grid.half}>
          <BigSelect
            {...field('organization_id')}
            label="Tashkilot"
            query={lookups.organizations}
            value={organization_id}
            required
          />
        </div>
      )}
      {acceptance.road ? <RoadFields accept={accept} /> : <AmountField accept={accept} registry={registry} />}
      <div className={grid.prose}>
        <Textarea {...field('description')} label={t('Tavsif')} autosize={false} />
        <Textarea {...field('comment')} label={t('Izoh')} placeholder={t('Ixtiyoriy')} autosize={false} />
      </div>
      <Checkbox
        {...field('is_energy_effective')}
        value=""
        checked={form.values.is_energy_effective}
        className={grid.all}
        label={t('Energiya samarador loyiha')}
      />
    </div>
  );
}

type AmountFieldProps = { accept: AcceptForm; registry?: RegistryEditing | undefined };

/**
 * The granted amount: entered, or the registry's total for purchased goods (D-016); locked while the source is unknown.
 */
function AmountField({ accept, registry }: AmountFieldProps) {
  const { t } = useT();
  const { initiative, form, acceptance, field, problems, lookups } = accept;
  const { amount, amountSource } = acceptance;
  const { requested_amount } = initiative;
  const { products } = lookups;

  if (amountSource === 'registry') return <RegistryAmount accept={accept} registry={registry} />;
  if (amountSource === 'unknown') {
    return (
      <div className={grid.half}>
        <LockedField label="Ajratilgan summa" value="—" description={t('Mahsulotlar tekshirilmoqda')} figures />
        {products.isError && <RetryNote text="Toifada mahsulotlar borligini tekshirib bo'lmadi." query={products} />}
      </div>
    );
  }

  // Shown at once: the field refuses keys above the cap, but not a paste.
  const above = amount !== null && amount > ACCEPTED_AMOUNT.cap ? t(ACCEPTED_AMOUNT.above) : undefined;
  return (
    <div className={grid.half}>
      <MoneyInput
        {...field('granted_amount')}
        classNames={{ input: grid.figures }}
        label={t('Ajratilgan summa')}
        mostByKeys={ACCEPTED_AMOUNT.cap}
        value={amount}
        error={problems.at('granted_amount') ?? above}
        withAsterisk
      />
      <RequestedAmount
        requested={requested_amount}
        amount={amount}
        cap={ACCEPTED_AMOUNT.cap}
        onTake={() => form.setFieldValue('granted_amount', requested_amount)}
      />
    </div>
  );
}
