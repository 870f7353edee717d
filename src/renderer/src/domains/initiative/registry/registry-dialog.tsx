import { useQuery } from '@tanstack/react-query';
import { useT } from '@/i18n/use-t.ts';
import { Dialog } from '@/kit/dialog.tsx';
import { FailedState } from '@/kit/empty-state.tsx';
import type { ActionDialogProps } from '../model/action.ts';
import { registryQuery } from './api.ts';
import { CatalogueSkeleton } from './catalogue-skeleton.tsx';
import styles from './registry-dialog.module.css';
import { RegistryForm } from './registry-form.tsx';

/** Dialog with the editor of an equipment registry (spec 000 §2), 80% of the window wide (E-020). */
export function RegistryDialog({ initiative, onClose, onDone }: ActionDialogProps) {
  const { t } = useT();
  const registry = useQuery(registryQuery(initiative.id));
  // Once the form is loaded, a click outside must not discard the input: the form itself asks before leaving.
  const plain = !registry.data;
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('Jihozlar reyestri')}
      size="80vw"
      padding={0}
      withCloseButton={plain}
      closeOnEscape={plain}
      closeOnClickOutside={plain}
      classNames={{ header: styles.header, title: styles.title, body: styles.body, content: styles.content }}
    >
      {registry.isPending && (
        <div className={styles.state}>
          <CatalogueSkeleton />
        </div>
      )}
      {registry.isError && plain && (
        <div className={styles.state}>
          <FailedState
            error={registry.error}
            words="Maxsulotlarni yuklashda xatolik sodir bo'ldi!"
            onRetry={() => void registry.refetch()}
            retrying={registry.isFetching}
          />
        </div>
      )}
      {registry.data && (
        <RegistryForm
          initiative={initiative}
          loaded={registry.data}
          onDone={() => {
            onDone();
            onClose();
          }}
          onLeave={onClose}
        />
      )}
    </Dialog>
  );
}
