import { ActionIcon, Tooltip } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { type ReactNode, type RefObject, useRef } from 'react';
import { useT } from '@/i18n/use-t.ts';
import { useCommandKey } from '@/kit/commands/command-key.tsx';
import { useCommands } from '@/kit/commands/use-commands.ts';
import type { Readings } from '@/kit/readings/use-readings.ts';
import { clockOf } from '@/kit/when.ts';
import styles from './desk.module.css';

export type DeskPageProps = {
  /** Work to be done. */
  main: ReactNode;
  /** Work of today, recent records, starred views. */
  side: ReactNode;
  /** The figures; null while there is no board. */
  readings: Readings | null;
};

/** A person's own desk: waiting and unfinished work, the work of today, and the time of the figures. */
export function DeskPage({ main, side, readings }: DeskPageProps) {
  const { t } = useT();
  const desk = useRef<HTMLDivElement>(null);
  useRowKeys(desk);
  const read = () => readings?.read();
  useCommands([
    {
      id: 'own-desk.read',
      title: "Sonlarni qayta o'qish",
      where: 'Ish stolida',
      keys: ['KeyR'],
      run: read,
      enabled: () => readings !== null,
    },
  ]);
  const key = useCommandKey('own-desk.read');
  const label = t("Sonlarni qayta o'qish");
  return (
    <div className={styles.around}>
      <div className={styles.page} ref={desk}>
        <div className={styles.main}>{main}</div>
        <aside className={styles.side} aria-label={t('Bugun')}>
          {side}
          {readings && (
            <p className={styles.foot}>
              <span>{readings.at !== null && t("Sonlar {{time}} holatiga ko'ra", { time: clockOf(readings.at) })}</span>
              <Tooltip label={[label, key].filter(Boolean).join(' · ')}>
                <ActionIcon aria-label={label} loading={readings.running} onClick={read}>
                  <IconRefresh size={16} stroke={1.7} aria-hidden />
                </ActionIcon>
              </Tooltip>
            </p>
          )}
        </aside>
      </div>
    </div>
  );
}

/** Focus target of a row: the row itself if it is a link or button, else its first one; null if none is visible. */
function focusOf(row: Element): HTMLElement | null {
  const inside = row.matches('a, button') ? row : row.querySelector('a[href], button:not(:disabled)');
  return inside instanceof HTMLElement && inside.checkVisibility() ? inside : null;
}

/** J and K move the focus through all rows of the desk in document order; Enter runs the row's first action. */
function useRowKeys(desk: RefObject<HTMLElement | null>): void {
  const rows = useRef<readonly HTMLElement[]>([]);
  const current = () => {
    rows.current = [...(desk.current?.querySelectorAll('[data-desk-row]') ?? [])].flatMap((row) => focusOf(row) ?? []);
    const { activeElement } = document;
    return rows.current.findIndex((row) => row === activeElement || row.closest('li')?.contains(activeElement));
  };
  const move = (by: 1 | -1) => {
    const at = current();
    const next = rows.current[at < 0 ? (by > 0 ? 0 : rows.current.length - 1) : at + by];
    next?.focus();
    next?.scrollIntoView({ block: 'nearest' });
  };
  useCommands([
    {
      id: 'own-desk.next',
      title: 'Keyingi qator',
      where: 'Ish stolida',
      keys: ['KeyJ', 'ArrowDown'],
      run: () => move(1),
      held: true,
    },
    {
      id: 'own-desk.previous',
      title: 'Oldingi qator',
      where: 'Ish stolida',
      keys: ['KeyK', 'ArrowUp'],
      run: () => move(-1),
      held: true,
    },
    {
      id: 'own-desk.open',
      title: 'Qatorni ochish',
      where: 'Ish stolida',
      keys: ['Enter'],
      run: () => {
        // A focused link or button handles Enter itself.
        const { activeElement } = document;
        if (activeElement?.matches('a, button')) return false;
        const at = current();
        rows.current[at]?.click();
        return at >= 0;
      },
    },
  ]);
}
