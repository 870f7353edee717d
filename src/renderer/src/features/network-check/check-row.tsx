import type { Check, NetworkCheck } from '@shared/network-check.ts';
import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconHelpCircle } from '@tabler/icons-react';
import { formatDateTime } from '@/i18n/formats.ts';
import { useT } from '@/i18n/use-t.ts';
import styles from './network-check.module.css';
import { ADVICE, figureText, NAMES, STATES } from './words.ts';

const ICONS = { good: IconCircleCheck, warning: IconAlertTriangle, bad: IconCircleX, unknown: IconHelpCircle };

export type CheckRowProps = { check: Check; serverTime: NetworkCheck['serverTime'] };

/** One check: its state by icon and word, its figure, and what to do. */
export function CheckRow({ check: { name, state, figure, problem, host }, serverTime }: CheckRowProps) {
  const { t } = useT();
  const Icon = ICONS[state];
  const time =
    problem === 'clock-off' && serverTime !== null ? formatDateTime(new Date(serverTime).toISOString()) : null;
  return (
    <li className={styles.row} data-state={state}>
      <Icon size={22} stroke={1.7} className={styles.icon} aria-hidden />
      <div className={styles.what}>
        <span className={styles.name}>{t(NAMES[name])}</span>
        {host && <span className={styles.host}>{host}</span>}
        {problem && (
          <p className={styles.advice}>
            {t(ADVICE[problem])} {time && t('Serverda: {{time}}.', { time })}
          </p>
        )}
      </div>
      <div className={styles.outcome}>
        <span className={styles.state}>{t(STATES[state])}</span>
        <span className={styles.figure}>{figureText(figure, t)}</span>
      </div>
    </li>
  );
}
