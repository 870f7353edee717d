import { Modal, type ModalProps } from '@mantine/core';
import { TakeFocus } from './keys/take-focus.tsx';

/**
 * The one way to show a dialog: Mantine's `Modal`, there in the frame in which it is opened (the style sheet fades it in)
 * and with the focus in it before the next key can come. Takes what `Modal` takes.
 */
export function Dialog({ children, ...props }: ModalProps) {
  return (
    <Modal returnFocus={false} {...props}>
      {children}
      <TakeFocus />
    </Modal>
  );
}
