import { ActionIcon, Tooltip } from '@mantine/core';
import {
  type Icon,
  IconArrowDown,
  IconArrowUp,
  IconPencil,
  IconStar,
  IconStarFilled,
  IconTrash,
} from '@tabler/icons-react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { formatCount } from '@/i18n/formats.ts';
import { useT } from '@/i18n/use-t.ts';
import { capsOf, codeOf } from '@/kit/commands/keys.ts';
import type { CountReading } from '@/kit/readings/reading.ts';
import type { ViewActions } from './use-view-actions.ts';
import type { OfferedView } from './use-views.ts';
import styles from './views-menu.module.css';

export type ViewRowProps = {
  view: OfferedView;
  /** Whether the list shows this view. */
  current: boolean;
  place: { first: boolean; last: boolean };
  /** Whether the row has the initial focus. */
  begins: boolean;
  /** Number of rows that the view shows; null: not counted. */
  count: CountReading | null;
  actions: ViewActions;
  onOpen: () => void;
  onRename: () => void;
};

/** Moves the focus to the view above or below, or to the control below the views. */
function focusBeside(from: HTMLElement, by: 1 | -1) {
  const all = [...(from.closest('[role=dialog]')?.querySelectorAll<HTMLElement>('[data-view-focus]') ?? [])];
  all[all.indexOf(from) + by]?.focus();
}

/** A view: its star, its name, which opens it, its count, and, on hover or focus, its other actions. */
export function ViewRow({ view, current, place, begins, count, actions, onOpen, onRename }: ViewRowProps) {
  const { t, tr } = useT();
  const name = tr(view.name);
  const onDesk = t("Ish stolida ko'rsatish");
  const remove = (row: Element | null | undefined) => {
    const button = row?.querySelector<HTMLElement>('[data-view-focus]');
    if (button) focusBeside(button, place.last && !place.first ? -1 : 1);
    actions.remove(view);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    const { altKey, currentTarget } = event;
    const code = codeOf(event);
    const by = code === 'ArrowDown' ? 1 : code === 'ArrowUp' ? -1 : null;
    if (by === null && code !== 'F2' && code !== 'Delete') return;
    event.preventDefault();
    if (by !== null && altKey) actions.move(view, by);
    else if (by !== null) focusBeside(currentTarget, by);
    else if (code === 'F2') onRename();
    // A held key removes only one view, not also the next focused one.
    else if (!event.repeat) remove(currentTarget.closest('li'));
  };
  const Star = view.starred ? IconStarFilled : IconStar;
  return (
    <li className={styles.row} data-current={current || undefined}>
      <Tooltip label={onDesk}>
        <ActionIcon aria-label={`${onDesk}: ${name}`} aria-pressed={view.starred} onClick={() => actions.star(view)}>
          <Star className={styles.star} size={17} stroke={1.7} aria-hidden />
        </ActionIcon>
      </Tooltip>
      <button
        type="button"
        className={styles.name}
        aria-current={current || undefined}
        data-view-focus
        data-autofocus={begins || undefined}
        onClick={onOpen}
        onKeyDown={onKeyDown}
      >
        <span>{name}</span>
        {view.gone && <small>{t("Bu ko'rinishdagi filtr endi yo'q")}</small>}
      </button>
      {count?.state === 'known' && <span className={styles.count}>{formatCount(count.total)}</span>}
      <span className={styles.tools}>
        <Tool label={t("Nomini o'zgartirish")} name={name} keys="F2" icon={IconPencil} onClick={onRename} />
        <Tool
          label={t('Yuqoriga')}
          name={name}
          keys="Alt+ArrowUp"
          icon={IconArrowUp}
          off={place.first}
          onClick={() => actions.move(view, -1)}
        />
        <Tool
          label={t('Pastga')}
          name={name}
          keys="Alt+ArrowDown"
          icon={IconArrowDown}
          off={place.last}
          onClick={() => actions.move(view, 1)}
        />
        <Tool
          label={t("O'chirish")}
          name={name}
          keys="Delete"
          icon={IconTrash}
          onClick={({ detail, currentTarget }) => detail > 1 || remove(currentTarget.closest('li'))}
        />
      </span>
    </li>
  );
}

type ToolProps = {
  label: string;
  /** Name of the view. */
  name: string;
  /** The key with the same effect on the view's name. */
  keys: string;
  icon: Icon;
  /** Whether it is disabled; it stays in the tab order. Default: false. */
  off?: boolean;
  onClick: (event: MouseEvent<HTMLButtonElement>) => void;
};

function Tool({ label, name, keys, icon: Sign, off = false, onClick }: ToolProps) {
  return (
    <Tooltip label={`${label} · ${capsOf(keys).join(' ')}`}>
      <ActionIcon size="xs" aria-label={`${label}: ${name}`} aria-disabled={off} onClick={onClick}>
        <Sign size={16} stroke={1.7} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
