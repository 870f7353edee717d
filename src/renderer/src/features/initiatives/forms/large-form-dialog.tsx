import type { Text } from '@/i18n/catalogue.ts';
import { useT } from '@/i18n/use-t.ts';
import { Dialog } from '@/kit/dialog.tsx';
import { type FormOf, InitiativeForm } from './initiative-form.tsx';
import styles from './large-form-dialog.module.css';

export type LargeFormDialogProps = {
  title: Text;
  /** The initiative that it is about. */
  id: number;
  onClose: () => void;
  /** A `FormFrame` or a `ReadFrame`, which knows how it is left. */
  children: FormOf;
};

/**
 * A dialog around a large form about an initiative. Once the form is there, it goes by the form's own buttons and Esc
 * only, as those ask about what is typed.
 */
export function LargeFormDialog({ title, id, onClose, children }: LargeFormDialogProps) {
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
      <InitiativeForm id={id} onLeave={onClose}>
        {children}
      </InitiativeForm>
    </Dialog>
  );
}
