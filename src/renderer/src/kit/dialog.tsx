import { Modal, type ModalProps } from '@mantine/core';
import { useRef } from 'react';
import { dialogInFront } from './keys/front-dialog.ts';
import { TakeFocus } from './keys/take-focus.tsx';
import { useWindowListener } from './keys/use-window-listener.ts';

/** Whether Esc is meant for a dialog, not for an open list of a field; a held Esc closes one dialog. */
const closes = ({ key, repeat, isComposing, target }: KeyboardEvent): boolean =>
  key === 'Escape' &&
  !repeat &&
  !isComposing &&
  !(target instanceof Element && target.matches('[data-mantine-stop-propagation=true]'));

/**
 * Props of `Dialog`: those of `Modal` without the end of a transition. What closes is no longer rendered: a dialog that
 * stayed, hidden, until a later turn would swallow what opens it again in between.
 */
export type DialogProps = Omit<ModalProps, 'onExitTransitionEnd'>;

/**
 * The dialog of the program: Mantine's `Modal`, visible in the frame in which the dialog opens (the style sheet fades
 * it in), with focus inside before the next key event. Esc closes only the dialog that was
 * in front: Mantine's would also close the dialog behind a question.
 */
export function Dialog({ children, closeOnEscape = true, ...props }: DialogProps) {
  const { opened, onClose } = props;
  const inside = useRef<HTMLSpanElement>(null);
  useWindowListener(
    'keydown',
    (event) => {
      if (closeOnEscape && opened && closes(event) && dialogInFront(event)?.contains(inside.current)) onClose();
    },
    { capture: true },
  );
  return (
    <Modal returnFocus={false} closeOnEscape={false} {...props}>
      {children}
      <span ref={inside} hidden />
      <TakeFocus />
    </Modal>
  );
}
