import type { JournalEntry } from '@shared/journal.ts';
import {
  type Icon,
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleX,
  IconEyeOff,
  IconHelpCircle,
  IconLoader,
  IconRepeat,
} from '@tabler/icons-react';
import { type EntryState, stateOf } from './entry-state.ts';
import styles from './outcome-mark.module.css';

const LOOKS: Record<EntryState, { icon: Icon; tone: 'good' | 'bad' | 'warn' | 'idle' }> = {
  running: { icon: IconLoader, tone: 'idle' },
  done: { icon: IconCircleCheck, tone: 'good' },
  partly: { icon: IconAlertTriangle, tone: 'warn' },
  none: { icon: IconCircleX, tone: 'bad' },
  refused: { icon: IconCircleX, tone: 'bad' },
  unknown: { icon: IconAlertTriangle, tone: 'warn' },
  'not-done': { icon: IconCircleX, tone: 'bad' },
  other: { icon: IconHelpCircle, tone: 'idle' },
  hidden: { icon: IconEyeOff, tone: 'idle' },
  repeated: { icon: IconRepeat, tone: 'idle' },
};

// A plain function, not a component: the table calls it for every cell.

/** Outcome of an entry: icon and headline, and below them the reason. */
export function outcomeMark(entry: JournalEntry, { headline, below }: { headline: string; below: string }) {
  const { icon: Sign, tone } = LOOKS[stateOf(entry)];
  return (
    <span className={styles.root} data-tone={tone}>
      <Sign size={16} stroke={1.8} aria-hidden />
      <span className={styles.words}>
        <span className={styles.headline}>{headline}</span>
        {below && (
          <span className={styles.below} data-cut>
            {below}
          </span>
        )}
      </span>
    </span>
  );
}
