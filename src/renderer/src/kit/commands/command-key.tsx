import { Kbd } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { allCommands, onChange } from './command-list.ts';
import { capsOf } from './keys.ts';

/**
 * Label of the first key of a command, such as "Ctrl K" or "G J"; undefined while no command with this id has a key.
 */
export function useCommandKey(id: string): string | undefined {
  const keyNow = () => {
    const key = allCommands().find((command) => command.id === id)?.keys?.[0];
    return key && capsOf(key).join(' ');
  };
  return useSyncExternalStore(onChange, keyNow, keyNow);
}

/** Shows the key of a command beside its button; nothing while no command with this id has a key. */
export function CommandKey({ of }: { of: string }) {
  const key = useCommandKey(of);
  return key === undefined ? null : (
    <Kbd aria-hidden data-command-key={of}>
      {key}
    </Kbd>
  );
}

/** The key caps of a key or a sequence of keys. */
export const KeyCaps = ({ of }: { of: string }) => capsOf(of).map((cap) => <Kbd key={cap}>{cap}</Kbd>);
