import { Anchor, Group } from '@mantine/core';
import { formatMoney } from '@/i18n/formats.ts';
import { useT } from '@/i18n/use-t.ts';

export type RequestedAmountProps = {
  /** so'm; null if the author named none. */
  requested: number | null;
  /** The entered amount, in so'm. */
  amount: number | null;
  /** Largest amount that can be granted, in so'm. Default: no limit. */
  cap?: number;
  /** Enters the requested amount. */
  onTake: () => void;
};

/** Line below the granted amount: the requested amount, and a button that enters it. */
export function RequestedAmount({ requested, amount, cap, onTake }: RequestedAmountProps) {
  const { t } = useT();
  if (requested === null) return null;
  return (
    <Group className="num" justify="space-between" gap="2px 8px" mt={5} fz={12} lh="16px" c="var(--tb-text-3)">
      {t("So'ralgan: {{amount}} so'm", { amount: formatMoney(requested) })}
      {(cap === undefined || requested <= cap) && amount !== requested && (
        <Anchor component="button" type="button" fz="inherit" lh="inherit" onClick={onTake}>
          {t("So'ralgan summani qo'yish")}
        </Anchor>
      )}
    </Group>
  );
}
