import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { InFlight } from '@/kit/actions/use-in-flight.ts';
import { useNotices } from '@/kit/notices.ts';
import { asking } from '@/kit/use-asked.ts';
import { useMe } from '@/session/session.ts';
import type { ActionId, PageAction, Subject } from '../model/action.ts';
import type { Initiative } from '../model/initiative.ts';

/**
 * Opens the screens of actions, after the action's own check where it has one. A check that ends after the person has
 * moved on, to another address or into a dialog, opens nothing and says nothing.
 */
export function useScreen({
  alone,
  shown,
}: InFlight<ActionId>): (action: PageAction, subject: Pick<Subject, 'initiative' | 'then'>) => void {
  const { role } = useMe();
  const queries = useQueryClient();
  const notices = useNotices();
  const navigate = useNavigate();

  /** Whether the screen may be opened; a notice tells why not. */
  const isOpen = async (id: ActionId, check: Check, initiative: Initiative): Promise<boolean> => {
    // The window's own address: the router's may lag behind.
    const { href } = window.location;
    const isHere = () => window.location.href === href && document.querySelector('[aria-modal=true]') === null;
    try {
      const why = await shown(id, initiative.id, () => check(initiative, queries));
      if (why !== null && isHere()) notices.warn(why);
      return why === null && isHere();
    } catch (error) {
      if (isHere()) notices.failure(error, FAILED);
      return false;
    }
  };
  const go = (action: PageAction, { initiative, then }: Pick<Subject, 'initiative' | 'then'>) => {
    try {
      void navigate(action.path(initiative, role), then === undefined ? {} : { state: asking(then) });
    } catch (error) {
      // A path may need data that the platform has not given, such as the public id.
      notices.failure(error, FAILED);
    }
  };
  return (action, subject) => {
    const { id, check } = action;
    const { initiative } = subject;
    if (!check) return go(action, subject);
    void alone(initiative.id, async () => {
      if (await isOpen(id, check, initiative)) go(action, subject);
    });
  };
}

type Check = NonNullable<PageAction['check']>;

const FAILED = "Amaliyotni bajarishda xatolik sodir bo'ldi. iltimos qayta urinib ko'ring!";
