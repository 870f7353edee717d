import type { RefObject } from 'react';
import { useCommands } from '../commands/use-commands.ts';
import { dialogInFront, inFrontNow } from '../keys/front-dialog.ts';

/** Handlers of the keys of a form. */
export type FormKeys = {
  /** Ctrl+S and Ctrl+Enter; null if there is nothing to send. */
  readonly send: (() => void) | null;
  /** Esc. Left out if Esc belongs to the surrounding dialog. */
  readonly leave?: () => void;
};

/**
 * The keys of every form, on a page or in a dialog; null while its dialog is closed. Ctrl+S is a physical key, so that
 * it works on a Cyrillic layout. Keys are ignored while another dialog is above the form or the form is hidden (behind
 * another tab), and Esc first closes an open list of a field.
 */
export function useFormKeys(form: RefObject<HTMLElement | null>, keys: FormKeys | null): void {
  const isHere = (above: Element | null) => {
    const { current } = form;
    return current?.checkVisibility() === true && (above === null || above.contains(current));
  };
  const common = { where: 'Shaklda', inDialog: true, enabled: () => isHere(inFrontNow()) } as const;
  const { send, leave } = keys ?? {};
  useCommands([
    ...(send
      ? [
          {
            ...common,
            id: 'form.send',
            title: 'Saqlash',
            keys: ['Ctrl+KeyS', 'Ctrl+Enter'],
            run: send,
            hears: (event: KeyboardEvent) => !event.isComposing && isHere(dialogInFront(event)),
          } as const,
        ]
      : []),
    ...(leave
      ? [
          {
            ...common,
            id: 'form.leave',
            title: 'Yopish',
            keys: ['Escape'],
            run: (event?: KeyboardEvent) => {
              // Leaving may ask in a dialog, which is shown at once: the same Esc must not close it.
              event?.stopImmediatePropagation();
              leave();
            },
            hears: (event: KeyboardEvent) =>
              !event.isComposing &&
              isHere(dialogInFront(event)) &&
              form.current !== null &&
              leaves(event, form.current),
          } as const,
        ]
      : []),
  ]);
}

/**
 * Whether Esc is meant for the form, not for an open list of a field or a menu beside the form. The focused element may
 * have been removed: then the target is the body.
 */
function leaves({ target, ctrlKey, altKey, metaKey }: KeyboardEvent, form: HTMLElement): boolean {
  if (ctrlKey || altKey || metaKey || !(target instanceof Element)) return false;
  if (target.matches('[role=combobox][aria-expanded=true], [data-mantine-stop-propagation=true]')) return false;
  const whole = form.closest('[aria-modal=true]') ?? form;
  return whole.contains(target) || target.contains(whole);
}
