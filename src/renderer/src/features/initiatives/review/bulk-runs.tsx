import { Loader } from '@mantine/core';
import { AppError } from '@shared/errors.ts';
import { IconAlertTriangle, IconCheck, IconClock, IconX } from '@tabler/icons-react';
import { type Translation, useT } from '@/i18n/use-t.ts';
import { topicOf } from '../initiative.ts';
import styles from './bulk-runs.module.css';
import type { ConfirmRun } from './use-bulk-confirm.ts';

/** What became of each: first what did not go through, with the reason. */
export function BulkRuns({ runs }: { runs: readonly ConfirmRun[] }) {
  const { t, tr } = useT();
  return (
    <ul className={styles.runs} aria-live="polite">
      {runs
        .toSorted((a, b) => urgency(a) - urgency(b))
        .map((run) => (
          <li key={run.item.id} data-look={lookOf(run)}>
            <Sign run={run} />
            <span className={styles.topic}>{tr(topicOf(run.item)) || '—'}</span>
            <span className={styles.outcome}>{outcome(run, t)}</span>
          </li>
        ))}
    </ul>
  );
}

const lookOf = (run: ConfirmRun) => {
  if (run.state === 'failed') return 'bad';
  if (run.state === 'done') return run.value === 'confirmed' ? 'good' : 'warn';
  return run.state === 'cancelled' ? 'warn' : 'idle';
};
const URGENCY = { bad: 0, warn: 1, idle: 2, good: 3 };
const urgency = (run: ConfirmRun) => URGENCY[lookOf(run)];

function Sign({ run }: { run: ConfirmRun }) {
  if (run.state === 'running') return <Loader size={16} />;
  const Icon = { bad: IconX, warn: IconAlertTriangle, idle: IconClock, good: IconCheck }[lookOf(run)];
  return <Icon size={17} stroke={1.8} aria-hidden />;
}

function outcome(run: ConfirmRun, t: Translation['t']): string {
  switch (run.state) {
    case 'waiting':
      return t('Navbatda');
    case 'running':
      return t('Bajarilmoqda');
    case 'cancelled':
      return t("To'xtatildi");
    case 'failed': {
      const { kind, serverMessage } = AppError.from(run.error);
      if (serverMessage) return serverMessage;
      return t(kind === 'network' || kind === 'timeout' ? 'Tadiqlanmadi: aloqa uzildi' : 'Tadiqlanmadi');
    }
    case 'done':
      if (run.value === 'confirmed') return t('Tadiqlandi');
      return t(run.value === 'changed' ? "O'zgargan: qayta ko'rib chiqing" : 'Qaror allaqachon qabul qilingan');
  }
}
