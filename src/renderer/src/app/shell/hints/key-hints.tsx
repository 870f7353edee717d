import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useT } from '@/i18n/use-t.ts';
import { allCommands } from '@/kit/commands/command-list.ts';
import { onKeyUse } from '@/kit/commands/key-uses.ts';
import { capsOf } from '@/kit/commands/keys.ts';
import { changeKept } from '@/kit/keeps/change-kept.ts';
import type { KeptPlan } from '@/kit/keeps/kept-query.ts';
import { useWindowListener } from '@/kit/keys/use-window-listener.ts';
import { useMe } from '@/session/session.ts';
import { goToId, goToScreens } from '../../menu/go-to.ts';
import { SCREENS } from '../../menu/registry.ts';
import { screenPath } from '../../menu/screen.ts';
import styles from '../commands/shell-commands.module.css';
import { afterKey, afterMouse, type Hints, hintsSchema, NO_HINTS } from './hints.ts';

/** Clickable elements that can carry a command's key cap. */
const CLICKABLE = 'a, button, [role=menuitem]';
/** A key cap, or a button without room for one. */
const CAP = '[data-command-key]';

/**
 * Id of the command that a click gives: the command whose key cap is in the button or menu item, or the command that
 * opens the link's screen (`screens`: commands by path). Undefined for other clicks, and for Enter and Space on a
 * button.
 */
function clickedCommand(
  { target, detail }: Pick<MouseEvent, 'target' | 'detail'>,
  screens: ReadonlyMap<string, string>,
): string | undefined {
  if (detail === 0 || !(target instanceof Element)) return undefined;
  const clicked = target.closest<HTMLElement>(CLICKABLE);
  const cap = clicked?.matches(CAP) ? clicked : clicked?.querySelector<HTMLElement>(CAP);
  const { commandKey } = cap?.dataset ?? {};
  if (commandKey !== undefined) return commandKey;
  return clicked instanceof HTMLAnchorElement && clicked.search === '' ? screens.get(clicked.pathname) : undefined;
}

/** Storage of a person's use of keys at this workstation. */
const HINTS: KeptPlan<Hints> = {
  name: 'hints',
  schema: hintsSchema,
  none: NO_HINTS,
  defect: 'UnreadableHints',
};

/** How long a hint is shown, in ms. */
const SHOWN_MS = 4000;

/** Hints at the key of a command that a person repeatedly gives by mouse, in one line at the lower left. */
export function KeyHints() {
  const { t } = useT();
  const { role } = useMe();
  const queries = useQueryClient();
  const [told, setTold] = useState<{ key: string } | null>(null);

  /** While the stored uses cannot be read, no hint is shown and nothing is overwritten. */
  const learn = (step: (hints: Hints) => Hints) => changeKept(queries, HINTS, step).catch(() => undefined);
  const onKey = useEffectEvent((id: string) => void learn((hints) => afterKey(hints, id)));
  useEffect(() => onKeyUse((id) => onKey(id)), []);

  // Before the click's own handlers, which may remove the command.
  useWindowListener(
    'click',
    (event) => {
      const screens = new Map(goToScreens(role, SCREENS).map(({ screen }) => [screenPath(screen), goToId(screen)]));
      const id = clickedCommand(event, screens);
      const key = allCommands().find((command) => command.id === id)?.keys?.[0];
      if (id === undefined || key === undefined) return;
      void learn((known) => {
        const { hints, tell } = afterMouse(known, id, Date.now());
        if (tell) setTold({ key: capsOf(key).join(' ') });
        return hints;
      });
    },
    { capture: true },
  );
  useEffect(() => {
    if (!told) return;
    const timer = setTimeout(() => setTold(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [told]);

  return told && <output className={styles.begun}>{t('Klaviaturada: {{key}}', { key: told.key })}</output>;
}
