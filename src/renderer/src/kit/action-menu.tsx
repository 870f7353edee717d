import { Menu, type MenuDropdownProps, type MenuProps } from '@mantine/core';
import { useRef } from 'react';
import { TakeFocus } from './keys/take-focus.tsx';

/**
 * A menu whose items open dialogs: Mantine's `Menu`, with focus restored to its button before the dialog of an item
 * takes focus. So the dialog keeps focus, and restores it to the button. Mantine restores focus on a timer, which would
 * take it away from the dialog. Takes the props of `Menu`. Its items are in an `ActionMenuDropdown`.
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

/** The items of an `ActionMenu`, which has the focus as soon as it is drawn: an arrow key is never lost. */
export const ActionMenuDropdown = ({ children, ...props }: MenuDropdownProps) => (
  <Menu.Dropdown {...props}>
    <TakeFocus />
    {children}
  </Menu.Dropdown>
);
