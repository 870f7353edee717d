/**
 * Whether a key was pressed in the dialog around `part`, and not in one above it or in an open list of a field. What
 * was focused may have gone meanwhile: then it comes from the body.
 */
export function isKeyOf(part: Element | null, target: EventTarget | null): boolean {
  if (!(target instanceof Element) || target.getAttribute('data-mantine-stop-propagation') === 'true') return false;
  const dialog = target.closest('[aria-modal=true]');
  return dialog === null ? target === document.body : dialog.contains(part);
}

/** Ctrl+S, as a physical key, and Ctrl+Enter. */
export const sendsForm = ({ ctrlKey, metaKey, code, key }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && (code === 'KeyS' || key === 'Enter');
