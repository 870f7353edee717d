import { useModals } from '@mantine/modals';
import { useCallback } from 'react';
import type { Text } from '@/i18n/catalogue.ts';
import { useT } from '@/i18n/use-t.ts';

export type Question = {
  /** What is about to happen, as a question. */
  title: Text;
  /** What it means. Default: the title says it all. */
  message?: Text;
  /** Default: "Ha". */
  yes?: Text;
  /** Default: "Bekor qilish". */
  no?: Text;
  /** Whether something is lost by it: the button is red. Default: false. */
  danger?: boolean;
};

/** Asks before something happens; gives false on "no", Esc and the cross. */
export function useConfirm(): (question: Question) => Promise<boolean> {
  const { t } = useT();
  const { openConfirmModal } = useModals();
  return useCallback(
    ({ title, message, yes = 'Ha', no = 'Bekor qilish', danger = false }) =>
      new Promise((resolve) => {
        openConfirmModal({
          title: t(title),
          children: message && t(message),
          labels: { confirm: t(yes), cancel: t(no) },
          confirmProps: danger ? { color: 'red' } : {},
          onConfirm: () => resolve(true),
          onCancel: () => resolve(false),
          onClose: () => resolve(false),
        });
      }),
    [t, openConfirmModal],
  );
}
