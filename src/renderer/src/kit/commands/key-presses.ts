import { dialogInFront } from '../keys/front-dialog.ts';
import type { Command } from './command.ts';
import { allCommands } from './command-list.ts';
import { tellKeyUse } from './key-uses.ts';
import { isHeld, namesOf } from './keys.ts';
import { type Begun, SEQUENCE_MS, step } from './sequence.ts';

let begun: Begun | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
const watchers = new Set<() => void>();

/** First key of a sequence that awaits its second key; null for none. */
let shown: string | null = null;
export const shownFirst = (): string | null => shown;

/** Calls `watch` whenever a sequence begins or ends; returns the function that unsubscribes it. */
export function onSequence(watch: () => void): () => void {
  watchers.add(watch);
  return () => watchers.delete(watch);
}

function wait(next: Begun | null): void {
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
  if (done) tellKeyUse(done.id);
  return done !== undefined;
}

function onOwnKeys(event: KeyboardEvent): void {
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

function onKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || (isField(event.target) && !isHeld(event))) {
    if (namesOf(event).length > 0) wait(null);
    return;
  }
  const underDialog = dialogInFront(event) !== null;
  const commands = allCommands().filter(({ hears, inDialog }) => !hears && (inDialog || !underDialog));
  if (event.repeat && begun && namesOf(event).includes(begun.first)) return;
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
