import type { Text } from '@/i18n/text.ts';
import { useT } from '@/i18n/use-t.ts';
import { Dialog } from '@/kit/dialog.tsx';
import type { Initiative } from '../model/initiative.ts';
import { type FormOf, InitiativeForm } from './initiative-form.tsx';
import styles from './large-form-dialog.module.css';

export type LargeFormDialogProps = {
  title: Text;
  /** The initiative as shown, used as a fallback while offline. */
  initiative: Initiative;
  onClose: () => void;
  /** A `FormFrame` or a `ReadFrame`, which handles leaving. */
  children: FormOf;
};

/**
 * Dialog around a large form about an initiative. Once loaded, it closes only by the form's own buttons and Esc, which
 * ask about unsaved input.
 */
export function LargeFormDialog({ title, initiative, onClose, children }: LargeFormDialogProps) {
  const { t } = useT();
  return (
    <Dialog
      opened
      onClose={() => undefined}
      title={t(title)}
      size={912}
      padding={0}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      classNames={{ header: styles.header, title: styles.title, body: styles.body, content: styles.content }}
    >
      <InitiativeForm id={initiative.id} known={initiative} onLeave={onClose}>
        {children}
      </InitiativeForm>
    </Dialog>
  );
}
