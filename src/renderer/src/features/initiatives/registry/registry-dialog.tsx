import { Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useT } from '@/i18n/use-t.ts';
import { FailedState } from '@/kit/empty-state.tsx';
import type { ActionDialogProps } from '../actions/action.ts';
import { registryQuery } from './api.ts';
import { CatalogueSkeleton } from './catalogue-skeleton.tsx';
import styles from './registry-dialog.module.css';
import { RegistryForm } from './registry-form.tsx';

/** The editor of an equipment registry (spec 000 §2): 80% of the window wide (E-020). */
export function RegistryDialog({ initiative, onClose, onDone }: ActionDialogProps) {
  const { t } = useT();
  const [opened, setOpened] = useState(false);
  useEffect(() => setOpened(true), []);
  const registry = useQuery(registryQuery(initiative.id));
  // What is typed must not be thrown away by a click beside it: the form has ways out of its own, which ask.
  const plain = !registry.data;
  const close = () => setOpened(false);
  return (
    <Modal
      opened={opened}
      onClose={close}
      onExitTransitionEnd={onClose}
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
            close();
          }}
          onLeave={close}
        />
      )}
    </Modal>
  );
}
