/** What can be clicked and carries the cap of a command's key. */
const CLICKABLE = 'a, button, [role=menuitem]';
/** The cap, or a button without room for one. */
const CAP = '[data-command-key]';

/**
 * Id of the command that a click gives: that whose cap stands in the button or menu item, or that which opens the link's
 * screen (`screens`: paths with their commands). Undefined for any other click, and for Enter and Space on a button.
 */
export function clickedCommand(
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
