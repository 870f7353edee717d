import { Modal, type ModalProps } from '@mantine/core';
import { TakeFocus } from './keys/take-focus.tsx';

/**
 * The dialog of the program: Mantine's `Modal`, visible in the frame in which the dialog opens (the style sheet fades
 * it in), with focus inside before the next key event. Takes the props of `Modal`.
 */
export function Dialog({ children, ...props }: ModalProps) {
  return (
    <Modal returnFocus={false} {...props}>
      {children}
      <TakeFocus />
    </Modal>
  );
}
