import { formatCount } from '@/i18n/formats.ts';
import { useT } from '@/i18n/use-t.ts';
import { ChoiceSelect } from '@/kit/choice-select.tsx';
import type { Batch } from './paper/batches.ts';

export type BatchSelectProps = {
  batches: readonly Batch[];
  /** Index of the chosen batch. */
  at: number;
  onChange: (at: number) => void;
  disabled: boolean;
};

/** Chooses which of very many cards are printed, such as "51–100 / 120". */
export function BatchSelect({ batches, at, onChange, disabled }: BatchSelectProps) {
  const { t } = useT();
  const all = formatCount(batches.at(-1)?.to);
  return (
    <ChoiceSelect
      label={t('Qism')}
      allowDeselect={false}
      disabled={disabled}
      data={batches.map(({ from, to }, index) => ({
        value: index,
        label: `${formatCount(from + 1)}–${formatCount(to)} / ${all}`,
      }))}
      value={at}
      onChange={(value) => value !== null && onChange(value)}
    />
  );
}
