import { useModals } from '@mantine/modals';
import { createElement, useCallback } from 'react';
import type { Text } from '@/i18n/catalogue.ts';
import { useT } from '@/i18n/use-t.ts';
import { TakeFocus } from './keys/take-focus.tsx';

export type Question = {
  /** What is about to happen, as a question. */
  title: Text;
  /** What it means. Default: the title says it all. */
  message?: Text;
  /** What it happens to: a name, as the platform has it. Default: the question says it. */
  about?: string;
  /** Default: "Ha". */
  yes?: Text;
  /** Default: "Bekor qilish". */
  no?: Text;
  /** Whether something is lost by it: the button is red. Default: false. */
  danger?: boolean;
};

/** Asks before something happens; gives false on "no", Esc and the cross. The focus stands on "no": Enter does no harm. */
export function useConfirm(): (question: Question) => Promise<boolean> {
  const { t } = useT();
  const { openConfirmModal } = useModals();
  return useCallback(
    ({ title, message, about, yes = 'Ha', no = 'Bekor qilish', danger = false }) =>
      new Promise((resolve) => {
        openConfirmModal({
          title: t(title),
          children: [
            ...[message && t(message), about]
              .filter(Boolean)
              .map((line) => createElement('p', { key: line, style: { margin: 0 } }, line)),
            createElement(TakeFocus, { key: 'focus' }),
          ],
          labels: { confirm: t(yes), cancel: t(no) },
          cancelProps: { 'data-autofocus': true },
          confirmProps: danger ? { color: 'red' } : {},
          onConfirm: () => resolve(true),
          onCancel: () => resolve(false),
          onClose: () => resolve(false),
        });
      }),
    [t, openConfirmModal],
  );
}
