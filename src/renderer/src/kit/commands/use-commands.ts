import { useLayoutEffect, useRef } from 'react';
import type { Command } from './command.ts';
import { addSource, tellChange } from './command-list.ts';
import { hearKeys } from './key-presses.ts';

/**
 * Adds commands to the list while the component is mounted. Their keys work from the first event after mounting, and
 * always with the latest `run`.
 */
export function useCommands(commands: readonly Command[]): void {
  // No effect event: components that show keys read the list while rendering.
  const latest = useRef(commands);
  const told = useRef('');
  const shown = commands.map(({ id, keys = [] }) => [id, ...keys].join(' ')).join('\n');
  useLayoutEffect(() => {
    hearKeys();
    return addSource(() => latest.current);
  }, []);
  useLayoutEffect(() => {
    latest.current = commands;
    if (told.current === shown) return;
    told.current = shown;
    tellChange();
  });
}
