import { useLayoutEffect, useState } from 'react';

/**
 * State of a dialog that opens when mounted and stays open until `close`. Opens in a second render, because Mantine
 * reacts only to a change of `opened`.
 */
export function useOpened(): { opened: boolean; close: () => void } {
  const [opened, setOpened] = useState(false);
  useLayoutEffect(() => setOpened(true), []);
  return { opened, close: () => setOpened(false) };
}
