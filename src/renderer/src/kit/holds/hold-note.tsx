import { IconPencil } from '@tabler/icons-react';
import { formatDateTime } from '@/i18n/formats.ts';
import { useT } from '@/i18n/use-t.ts';
import styles from './hold-note.module.css';
import { useSendHold } from './hold-sending.tsx';

export type HoldNoteProps = {
  /** When the form input was last saved as a draft, in ms since the epoch; null: not yet. Default: null. */
  savedAt?: number | null;
};

/** Says why a form cannot send now, and that form input is kept; renders nothing if it can send. */
export function HoldNote({ savedAt = null }: HoldNoteProps) {
  const { t } = useT();
  const hold = useSendHold();
  if (!hold) return null;
  return (
    <p className={styles.note} role="status">
      <IconPencil size={18} stroke={1.7} aria-hidden />
      <span>
        {savedAt === null
          ? t(hold.plain)
          : t(hold.kept, { time: formatDateTime(new Date(savedAt).toISOString()).slice(-5) })}
      </span>
    </p>
  );
}
