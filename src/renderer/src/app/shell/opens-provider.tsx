import { type ReactNode, useCallback } from 'react';
import { useMe } from '@/session/session.ts';
import { type Opens, OpensContext } from '../desk/opens.ts';
import { screenAt } from '../menu/menu.ts';
import { SCREENS } from '../menu/registry.ts';
import { mayOpen } from '../menu/screen.ts';

/** Tells the pages of the desk which screens this person may open. */
export function OpensProvider({ children }: { children: ReactNode }) {
  const { role } = useMe();
  const opens: Opens = useCallback(
    (address) => {
      const screen = screenAt(address.split('?')[0] ?? '', SCREENS);
      return screen !== undefined && mayOpen(role, screen) ? screen.title : null;
    },
    [role],
  );
  return <OpensContext value={opens}>{children}</OpensContext>;
}
