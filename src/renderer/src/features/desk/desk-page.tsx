import { ActionIcon, Tooltip } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { useT } from '@/i18n/use-t.ts';
import { useCommandKey } from '@/kit/commands/command-key.tsx';
import { useCommands } from '@/kit/commands/use-commands.ts';
import type { Readings } from '@/kit/readings/use-readings.ts';
import { clockOf } from '@/kit/when.ts';
import styles from './desk.module.css';
import { useRowKeys } from './use-row-keys.ts';

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
