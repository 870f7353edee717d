import { Loader, Progress } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconClock, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useT } from '@/i18n/use-t.ts';
import { DrawnRecord } from '../drawn-record.tsx';
import { ErrorNumber } from '../error-number.tsx';
import type { Run } from '../run-queue.ts';
import styles from './run-list.module.css';

/** Look of an outcome: done; done, but not as requested; failed; not started. */
type Look = 'good' | 'warn' | 'bad' | 'idle';
/** The outcome of a call, in the feature's words. `number`: number of the failure. Default: none. */
export type RunOutcome = { readonly text: string; readonly look: Look; readonly number?: string | undefined };

export type RunListProps<Item, Value> = {
  runs: readonly Run<Item, Value>[];
  rowId: (item: Item) => string | number;
  /** Name of the item. */
  label: (item: Item) => string;
  /** Describes a call that ended with a value or an error. */
  outcome: (run: Extract<Run<Item, Value>, { state: 'done' | 'failed' }>) => RunOutcome;
};

const URGENCY: Readonly<Record<Look, number>> = { bad: 0, warn: 1, idle: 2, good: 3 };
const ICONS = { bad: IconX, warn: IconAlertTriangle, idle: IconClock, good: IconCheck };

const asText = (said: ReactNode) => said;

/** Progress and outcomes of many calls, failures first with their reasons. */
export function RunList<Item, Value>({ runs, rowId, label, outcome }: RunListProps<Item, Value>) {
  const { t } = useT();
  const ended = runs.filter(({ state }) => state !== 'waiting' && state !== 'running').length;
  const shown = runs.map((run) => ({ run, ...outcomeOf(run) }));
  return (
    <>
      <Progress
        value={(ended / runs.length) * 100}
        size={6}
        aria-label={t('{{count}} tadan {{done}} tasi bajarildi', { count: runs.length, done: ended })}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable by keyboard */}
      <ul className={styles.runs} aria-live="polite" aria-label={t('Natijalar')} tabIndex={0}>
        {shown
          .toSorted((a, b) => URGENCY[a.look] - URGENCY[b.look])
          .map(({ run, text, look, number }) => {
            const Icon = ICONS[look];
            return (
              <li key={rowId(run.item)} data-look={look}>
                {run.state === 'running' ? <Loader size={16} /> : <Icon size={17} stroke={1.8} aria-hidden />}
                <span className={styles.label}>
                  <DrawnRecord of={run.item} id={rowId(run.item)} place={asText}>
                    {() => label(run.item) || '—'}
                  </DrawnRecord>
                </span>
                <span className={styles.outcome}>
                  {text}
                  <ErrorNumber number={number} />
                </span>
              </li>
            );
          })}
      </ul>
    </>
  );

  function outcomeOf(run: Run<Item, Value>): RunOutcome {
    if (run.state === 'done' || run.state === 'failed') return outcome(run);
    if (run.state === 'waiting') return { text: t('Navbatda'), look: 'idle' };
    if (run.state === 'running') return { text: t('Bajarilmoqda'), look: 'idle' };
    return { text: t("To'xtatildi"), look: 'warn' };
  }
}
