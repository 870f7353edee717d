/** Clickable elements that can carry a command's key cap. */
const CLICKABLE = 'a, button, [role=menuitem]';
/** A key cap, or a button without room for one. */
const CAP = '[data-command-key]';

/**
 * Id of the command that a click gives: the command whose key cap is in the button or menu item, or the command that
 * opens the link's screen (`screens`: commands by path). Undefined for other clicks, and for Enter and Space on a
 * button.
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
