import { Menu, type MenuProps } from '@mantine/core';
import { useRef } from 'react';

/**
 * A menu that is opened by its button and whose items open dialogs: Mantine's `Menu`, with focus back at the button before
 * the dialog of an item takes it, so that the dialog keeps it and gives it back to the button. Mantine returns focus on a
 * timer: it takes it away from the dialog. Takes the props of `Menu`.
 */
export function ActionMenu(props: Omit<MenuProps, 'onOpen' | 'onClose' | 'returnFocus'>) {
  const button = useRef<Element | null>(null);
  return (
    <Menu
      {...props}
      returnFocus={false}
      onOpen={() => {
        button.current = document.activeElement;
      }}
      onClose={() => {
        if (button.current instanceof HTMLElement) button.current.focus({ preventScroll: true });
      }}
    />
  );
}
