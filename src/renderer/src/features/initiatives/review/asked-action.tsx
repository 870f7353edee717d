import type { Board } from '@/entities/boards.ts';
import { useAsked } from '@/kit/use-asked.ts';
import { ACTIONS } from '../actions/actions.ts';
import { useActions } from '../actions/actions-provider.tsx';
import type { Initiative } from '../model/initiative.ts';

export type AskedActionProps = { initiative: Initiative; board: Board | undefined };

/**
 * Starts the action requested by a link, such as that of a draft, even if the action is no longer possible: its form
 * then says so and shows the kept input.
 */
export function AskedAction({ initiative, board }: AskedActionProps) {
  const { start } = useActions();
  useAsked(true, (asked) => {
    const action = ACTIONS.find(({ id }) => id === asked);
    if (action) start(action, { initiative, board });
  });
  return null;
}
