import { dialogInFront } from '../keys/front-dialog.ts';
import type { Command } from './command.ts';
import { allCommands } from './command-list.ts';
import { tellKeyUse } from './key-uses.ts';
import { isHeld, namesOf } from './keys.ts';
import { type FirstKey, SEQUENCE_MS, step } from './sequence.ts';

let begun: FirstKey | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
const watchers = new Set<() => void>();

/** The command that the last press has run; null for none. While its key is held, no other command runs. */
let last: Command | null = null;

/** First key of a sequence that awaits its second key; null for none. */
let shown: string | null = null;
export const shownFirst = (): string | null => shown;

/** Calls `watch` whenever a sequence begins or ends; returns the function that unsubscribes it. */
export function onSequence(watch: () => void): () => void {
  watchers.add(watch);
  return () => watchers.delete(watch);
}

function wait(next: FirstKey | null): void {
  begun = next;
  show(next?.first ?? null);
  clearTimeout(timer);
  // Only hides the hint. The time of the key event decides: a busy page may receive a timely key late.
  if (next) timer = setTimeout(() => show(null), SEQUENCE_MS);
}

function show(first: string | null): void {
  if (first === shown) return;
  shown = first;
  for (const watch of watchers) watch();
}

/** Whether the target is a text field; the input of a non-searchable select is read-only and does not count. */
const isField = (target: EventTarget | null): boolean => target instanceof Element && target.matches(':read-write');

/** Runs the first enabled command that does not decline; false if there is none. */
function runFirst(commands: readonly Command[], event: KeyboardEvent): boolean {
  const done = commands.find(({ enabled, run }) => (enabled?.() ?? true) && run(event) !== false);
  if (!done) return false;
  last = done;
  tellKeyUse(done.id);
  return true;
}

function onOwnKeys(event: KeyboardEvent): void {
  if (event.repeat) {
    onHeldKey(event);
    return;
  }
  last = null;
  const names = namesOf(event);
  const meant = allCommands().filter(({ keys, hears }) => hears && keys?.some((key) => names.includes(key)));
  if (
    meant.length > 0 &&
    runFirst(
      meant.filter(({ hears }) => hears?.(event)),
      event,
    )
  )
    event.preventDefault();
}

/** The repeats of a held key go no further: neither to another command nor to what the command has opened. */
function onHeldKey(event: KeyboardEvent): void {
  if (!last || last.held) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Commands that work now without a rule of their own. */
function commandsFor(event: KeyboardEvent): readonly Command[] {
  const underDialog = dialogInFront(event) !== null;
  return allCommands().filter(({ hears, inDialog }) => !hears && (inDialog || !underDialog));
}

function onKey(event: KeyboardEvent): void {
  if (event.repeat) {
    const again = commandsFor(event).filter(({ id }) => id === last?.id);
    if (!event.defaultPrevented && runFirst(again, event)) event.preventDefault();
    return;
  }
  if (event.defaultPrevented || (isField(event.target) && !isHeld(event))) {
    if (namesOf(event).length > 0) wait(null);
    return;
  }
  const commands = commandsFor(event);
  const next = step(
    begun,
    namesOf(event),
    event.timeStamp,
    commands.flatMap(({ keys = [] }) => keys),
  );
  if (next.is === 'none') return;
  wait(next.is === 'begun' ? next.begun : null);
  const done =
    next.is !== 'key' ||
    runFirst(
      commands.filter(({ keys }) => keys?.includes(next.key)),
      event,
    );
  if (done) event.preventDefault();
}

/** Starts to listen for the keys of all commands; idempotent. */
export function hearKeys(): void {
  window.addEventListener('keydown', onOwnKeys, { capture: true });
  window.addEventListener('keydown', onKey);
}
