import { Anchor, Button } from '@mantine/core';
import { formatMoney } from '@/i18n/formats.ts';
import { useT } from '@/i18n/use-t.ts';
import { LockedField } from '@/kit/forms/locked-field.tsx';
import { MoneyInput } from '@/kit/forms/money-input.tsx';
import { ACCEPTED_AMOUNT } from '../amounts.ts';
import grid from '../forms/grid.module.css';
import type { AcceptForm } from './use-accept-form.ts';

/** The granted amount: entered, or the initiative's own where a registry says what is bought (D-016). */
export function AmountField({ accept }: { accept: AcceptForm }) {
  const { t } = useT();
  const { initiative, form, acceptance, problems, lookups } = accept;
  const { requested_amount } = initiative;
  const error = problems.at('granted_amount');

  if (acceptance.amountSource === 'registry') {
    return (
      <div className={grid.half}>
        <LockedField
          label="Ajratilgan summa"
          value={`${formatMoney(acceptance.amount)} ${t("so'm")}`}
          description={t("Mahsulotlar reyestridan: qo'lda o'zgartirilmaydi")}
          error={error}
          figures
        />
      </div>
    );
  }

  const { products } = lookups;
  const takeRequested = () => form.setFieldValue('granted_amount', requested_amount);
  return (
    <div className={grid.half}>
      <MoneyInput
        {...form.getInputProps('granted_amount')}
        classNames={{ input: grid.figures }}
        label={t('Ajratilgan summa')}
        max={ACCEPTED_AMOUNT.cap}
        value={acceptance.amount}
        error={error}
        withAsterisk
        // Whether it may be entered at all is being asked.
        disabled={products.isFetching && products.data === undefined}
      />
      {products.isError && products.data === undefined && (
        <p className={grid.note} role="alert">
          {t("Toifada mahsulotlar borligini tekshirib bo'lmadi.")}
          <Button size="xs" variant="default" onClick={() => products.refetch()} loading={products.isFetching}>
            {t('Qayta urinish')}
          </Button>
        </p>
      )}
      {requested_amount !== null && (
        <p className={grid.under}>
          {t("So'ralgan: {{amount}} so'm", { amount: formatMoney(requested_amount) })}
          {requested_amount <= ACCEPTED_AMOUNT.cap && acceptance.amount !== requested_amount && (
            <Anchor component="button" type="button" onClick={takeRequested}>
              {t("So'ralgan summani qo'yish")}
            </Anchor>
          )}
        </p>
      )}
    </div>
  );
}
