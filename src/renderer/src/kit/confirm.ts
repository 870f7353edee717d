import { useModals } from '@mantine/modals';
import { createElement, type ReactNode, useCallback } from 'react';
import type { Text } from '@/i18n/text.ts';
import { FurtherButton } from './further-button.tsx';
import { TakeFocus } from './keys/take-focus.tsx';
import { Said } from './said.tsx';

/** A question to confirm an action. */
export type Question = {
  /** The question: what is about to happen. */
  title: Text;
  /** The consequences. Default: none, the title is enough. */
  message?: Text;
  /** Name of the record concerned, in the platform's words. Default: none. */
  about?: string;
  /** Default: "Ha". */
  yes?: Text;
  /** Default: "Bekor qilish". */
  no?: Text;
  /** Whether the action loses something: its button is red. Default: false. */
  danger?: boolean;
  /** A further button, which answers "no" and then calls `run`. Default: none. */
  instead?: { label: Text; run: () => void };
  /** Once it resolves, the question is void: it closes, and the answer is "no". Default: it stays until answered. */
  until?: Promise<unknown>;
};

/** Translated when drawn, as everything of a question: it follows a change of script. */
const inScript = (text: Text) => createElement(Said, { text });
const paragraph = (key: string, content: ReactNode) => createElement('p', { key, style: { margin: 0 } }, content);

/**
 * Returns a function that asks the question in a dialog: true for "yes", false for "no", Esc and the cross. Focus
 * starts on "no", so Enter does no harm.
 */
export function useConfirm(): (question: Question) => Promise<boolean> {
  const { openConfirmModal, closeModal } = useModals();
  return useCallback(
    ({ title, message, about, yes = 'Ha', no = 'Bekor qilish', danger = false, instead, until }: Question) =>
      new Promise((resolve) => {
        const id = openConfirmModal({
          title: inScript(title),
          children: [
            message && paragraph('message', inScript(message)),
            about && paragraph('about', about),
            instead &&
              createElement(FurtherButton, {
                key: instead.label,
                label: instead.label,
                onClick: () => {
                  closeModal(id);
                  instead.run();
                },
              }),
            createElement(TakeFocus, { key: 'focus' }),
          ],
          labels: { confirm: inScript(yes), cancel: inScript(no) },
          cancelProps: { 'data-autofocus': true },
          confirmProps: danger ? { color: 'red' } : {},
          onConfirm: () => resolve(true),
          onCancel: () => resolve(false),
          onClose: () => resolve(false),
        });
        void until?.then(() => closeModal(id));
      }),
    [openConfirmModal, closeModal],
  );
}
