import { Button } from '@mantine/core';
import type { Board } from '@/entities/boards.ts';
import { formatMoney } from '@/i18n/formats.ts';
import { useT } from '@/i18n/use-t.ts';
import { LockedField } from '@/kit/inputs/locked-field.tsx';
import { useMe } from '@/session/session.ts';
import grid from '../forms/grid.module.css';
import { mayEditRegistry, mayReadRegistry } from '../model/access.ts';
import { ACCEPTED_AMOUNT, amountProblem } from '../model/amounts.ts';
import { RetryNote } from './retry-note.tsx';
import type { AcceptForm } from './use-accept-form.ts';

/** Opens the registry editor. */
export type RegistryEditing = { board: Board | undefined; open: () => void };

export type RegistryAmountProps = { accept: AcceptForm; registry: RegistryEditing | undefined };

/**
 * The amount of goods: the registry's total, locked (Z-151). Where the total cannot be granted, links to the registry
 * editor, for roles that have one.
 */
export function RegistryAmount({ accept, registry }: RegistryAmountProps) {
  const { t } = useT();
  const { role } = useMe();
  const { initiative, acceptance, problems, lookups } = accept;
  const { amount } = acceptance;
  // A person who may not read the registry sees the form read-only, with the initiative's own amount.
  const shown = amount ?? (mayReadRegistry(role) ? null : initiative.granted_amount);
  const unusable = amount !== null && amountProblem(amount, ACCEPTED_AMOUNT) !== null;
  const mayEdit = registry && mayEditRegistry({ role, initiative, board: registry.board }) === 'yes';
  return (
    <div className={grid.half}>
      <LockedField
        label="Ajratilgan summa"
        value={shown === null ? '—' : `${formatMoney(shown)} ${t("so'm")}`}
        description={t(
          lookups.registry.refused
            ? "Mahsulotlar reyestri sizga ochiq emas: tashabbusning o'z summasi"
            : "Mahsulotlar reyestridan: qo'lda o'zgartirilmaydi",
        )}
        error={problems.at('granted_amount')}
        figures
      />
      {lookups.registry.query.isError && !lookups.registry.refused && (
        <RetryNote text="Mahsulotlar reyestrini o'qib bo'lmadi." query={lookups.registry.query} />
      )}
      {mayEdit && unusable && (
        <Button mt={8} size="xs" variant="default" onClick={registry.open}>
          {t('Reyestrni tahrirlash')}
        </Button>
      )}
    </div>
  );
}
