import { Button } from '@mantine/core';
import { type Icon, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router';
import type { Translation } from '@/i18n/i18n.ts';
import type { Text } from '@/i18n/text.ts';
import { useT } from '@/i18n/use-t.ts';
import type { Columns } from '../data-table/table-hook.ts';
import type { Crud } from './define-crud.ts';
import styles from './row-actions.module.css';
import { useDelete } from './use-delete.ts';

/**
 * The column of the row buttons; `width` in px depends on their number. The next page reuses the elements of a page: a
 * control with its own state must store it by the record's id, or take the id as its key.
 */
export const actionsColumn = <Row extends object>(
  t: Translation['t'],
  width: number,
  actions: (row: Row) => ReactNode,
): Columns<Row>[number] => ({
  id: 'actions',
  header: t('Amallar'),
  meta: { width, align: 'end' },
  cell: ({ row }) => <span className={styles.actions}>{actions(row.original)}</span>,
});

export type AddLinkProps = {
  to: string;
  label?: Text;
  /** Unfilled, for a screen with another main action. Default: false. */
  quiet?: boolean;
};

/** Link from a list to the form of a new record. */
export function AddLink({ to, label = "Qo'shish", quiet = false }: AddLinkProps) {
  const { t } = useT();
  return (
    <Button
      component={Link}
      to={to}
      {...(quiet && { variant: 'default' })}
      leftSection={<IconPlus size={18} stroke={1.8} aria-hidden />}
    >
      {t(label)}
    </Button>
  );
}

type RowControl = {
  label: Text;
  /** Name of the record, for the accessible name. */
  name: string;
  icon: Icon;
  /** Whether Enter on the row follows or presses it. Default: false. */
  opens?: boolean;
};

export type RowLinkProps = RowControl & { to: string };
export type RowButtonProps = RowControl & {
  onClick: () => void;
  /** True while the action is in flight. Default: false. */
  busy?: boolean;
};

/** A further icon link of a row. */
export function RowLink({ to, ...control }: RowLinkProps) {
  return (
    <Link to={to} {...useRowControl(control)}>
      {drawn(control.icon)}
    </Link>
  );
}

/** A further icon button of a row. */
export function RowButton({ onClick, busy = false, ...control }: RowButtonProps) {
  return (
    <button type="button" disabled={busy} onClick={onClick} {...useRowControl(control)}>
      {drawn(control.icon)}
    </button>
  );
}

const elements = new WeakMap<Icon, ReactElement>();

/** The icon as one element for all rows: React skips an element that is the same object. */
function drawn(Drawing: Icon): ReactElement {
  const known = elements.get(Drawing);
  if (known) return known;
  const element = <Drawing size={18} stroke={1.7} aria-hidden />;
  elements.set(Drawing, element);
  return element;
}

function useRowControl({ label, name, opens = false }: RowControl) {
  const { t } = useT();
  return {
    className: styles.icon,
    'aria-label': `${t(label)}: ${name}`,
    title: t(label),
    'data-row-open': opens || undefined,
  };
}

/** Link from a row to its form; Enter on the row follows the link. `name` is the record's, for the accessible name. */
export const EditLink = ({ to, name }: { to: string; name: string }) => (
  <RowLink to={to} label="Tahrirlash" name={name} icon={IconPencil} opens />
);

export type DeleteButtonProps = {
  crud: Pick<Crud<never, never, never>, 'remove' | 'refresh'>;
  id: string | number;
  /** Name of the record, for the accessible name and the question. */
  name: string;
  /** Notice after the deletion. Default: "Muvaffaqqiyatli o'chirildi" (Z-111). */
  done?: Text;
};

/** Button that deletes a record after a question; Delete on the row presses it. */
export function DeleteButton({ crud, id, name, done }: DeleteButtonProps) {
  const { t } = useT();
  const { ask, isDeleting } = useDelete(crud, done);
  return (
    <button
      type="button"
      className={`${styles.icon} ${styles.danger}`}
      aria-label={`${t("O'chirish")}: ${name}`}
      title={t("O'chirish")}
      data-row-delete
      disabled={isDeleting(id)}
      onClick={() => void ask(id, name)}
    >
      {drawn(IconTrash)}
    </button>
  );
}
