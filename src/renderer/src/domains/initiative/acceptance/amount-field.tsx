import { RequestedAmount } from '@/entities/requested-amount.tsx';
import { useT } from '@/i18n/use-t.ts';
import { LockedField } from '@/kit/inputs/locked-field.tsx';
import { MoneyInput } from '@/kit/inputs/money-input.tsx';
import grid from '../forms/grid.module.css';
import { ACCEPTED_AMOUNT } from '../model/amounts.ts';
import { RegistryAmount, type RegistryEditing } from './registry-amount.tsx';
import { RetryNote } from './retry-note.tsx';
import type { AcceptForm } from './use-accept-form.ts';

export type AmountFieldProps = { accept: AcceptForm; registry?: RegistryEditing | undefined };

/**
 * The granted amount: entered, or the registry's total for purchased goods (D-016); locked while the source is unknown.
 */
export function AmountField({ accept, registry }: AmountFieldProps) {
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
