import { ACTIONS } from '@/domains/initiative/actions/actions.ts';
import { useActions } from '@/domains/initiative/actions/actions-provider.tsx';
import { ON_ITS_SCREEN } from '@/domains/initiative/links/address.ts';
import type { Initiative } from '@/domains/initiative/model/initiative.ts';
import type { Board } from '@/entities/boards.ts';
import { useAsked } from '@/kit/use-asked.ts';

export type AskedActionProps = { initiative: Initiative; board: Board | undefined };

/**
 * Starts the action requested by a link, such as that of a draft, even if the action is no longer possible: its form
 * then says so and shows the kept input. The screen of an action is asked for what the link names next.
 */
export function AskedAction({ initiative, board }: AskedActionProps) {
  const { start } = useActions();
  useAsked(true, (asked) => {
    const [wanted, then] = asked.split(ON_ITS_SCREEN);
    const action = ACTIONS.find(({ id }) => id === wanted);
    if (action) start(action, { initiative, board, then });
  });
  return null;
}
