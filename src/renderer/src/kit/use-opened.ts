import { useLayoutEffect, useState } from 'react';

/**
 * Whether a dialog that is shown by rendering it is open: from its first frame on, until it closes itself. It opens in a
 * second render, because Mantine only follows a change.
 */
export function useOpened(): { opened: boolean; close: () => void } {
  const [opened, setOpened] = useState(false);
  useLayoutEffect(() => setOpened(true), []);
  return { opened, close: () => setOpened(false) };
}
