import type { RefObject } from 'react';
import { useCommands } from '@/kit/commands/use-commands.ts';
import { dialogInFront, inFrontNow } from '@/kit/keys/front-dialog.ts';
import type { FolderActions } from './folder-cells.tsx';
import type { JudgedRow } from './plan.ts';

type FolderKeys = {
  frame: RefObject<HTMLElement | null>;
  /** The row that was focused last. */
  current: () => JudgedRow | undefined;
  actions: FolderActions;
  send: () => void;
  leave: () => void;
  /** Closes the open list of districts; null: none is open. */
  unpick: (() => void) | null;
};

const DIGITS = [1, 2, 3] as const;

/** Keys of a folder: 1 to 3 choose a candidate, Space ticks, Enter opens the file, Ctrl+Enter sends, Esc leaves. */
export function useFolderKeys({ frame, current, actions, send, leave, unpick }: FolderKeys): void {
  const isHere = (above: Element | null) =>
    frame.current?.checkVisibility() === true && (above === null || above.contains(frame.current));
  const common = { where: 'Protokollar papkasida', inDialog: true } as const;
  /** Row keys apply while no list of districts is open and no button in the row has the focus (`inRow`). */
  const onRow = () => unpick === null && isHere(inFrontNow()) && current() !== undefined;
  const inRow = () => !document.activeElement?.matches('button, a, input, [role=option]');
  useCommands([
    ...DIGITS.map((nth) => ({
      ...common,
      id: `folder.candidate-${nth}`,
      title: 'Nomiga mos tumanni tanlash' as const,
      keys: [`Digit${nth}`, `Numpad${nth}`],
      enabled: () => isHere(inFrontNow()) && current() !== undefined,
      run: () => {
        const row = current();
        const id = row?.match.candidates[nth - 1];
        if (!row || id === undefined) return false;
        actions.choose(row, id);
        return true;
      },
    })),
    {
      ...common,
      id: 'folder.tick',
      title: 'Faylni belgilash',
      keys: ['Space'],
      enabled: onRow,
      run: (event) => {
        const row = current();
        if (!row?.mayTick || (event && !inRow())) return false;
        return actions.tick(row, !row.on);
      },
    },
    {
      ...common,
      id: 'folder.open',
      title: 'Faylni ochish',
      keys: ['Enter'],
      enabled: onRow,
      run: (event) => {
        const row = current();
        if (!row || row.verdict === 'unusable' || (event && !inRow())) return false;
        return actions.open(row);
      },
    },
    {
      ...common,
      id: 'folder.send',
      title: 'Belgilanganlarni yuborish',
      keys: ['Ctrl+Enter'],
      run: send,
      enabled: () => isHere(inFrontNow()),
    },
    {
      ...common,
      id: 'folder.leave',
      title: "Papka ro'yxatini yopish",
      keys: ['Escape'],
      run: (event) => {
        // The enclosing dialog must not handle it too.
        event?.stopImmediatePropagation();
        if (unpick) unpick();
        else leave();
      },
      hears: (event) => isHere(dialogInFront(event)),
    },
  ]);
}
