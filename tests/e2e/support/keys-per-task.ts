/** What a person's hand does for a task, and how often it rests until the platform has answered. */
type Hand = { readonly keys: number; readonly clicks: number; readonly waits: number };

/** A task of the staff: what it took before, and takes now. */
type TaskKeys = { before: Hand; now: Hand; why: string };

/**
 * Keys, clicks and waits for each task, from the open desk or list on. A letter is a key, and so is a key with its modifiers. The
 * end-to-end tests count the keys and clicks that the page gets, and hold all answers to decisions where nothing is waited for.
 */
export const KEYS_PER_TASK = {
  'confirm twenty, one by one': {
    before: { keys: 40, clicks: 0, waits: 20 },
    now: { keys: 40, clicks: 0, waits: 0 },
    why: 'A and Ctrl+Enter for each; the decision goes out behind the next one.',
  },
  'confirm twenty after a look at each': {
    before: { keys: 40, clicks: 1, waits: 1 },
    now: { keys: 22, clicks: 0, waits: 1 },
    why: 'X for each, A, and Ctrl+Enter: A alone confirms nothing. The dialog then says what became of each.',
  },
  'reject ten with three reasons used before': {
    before: { keys: 110, clicks: 0, waits: 10 },
    now: { keys: 30, clicks: 0, waits: 0 },
    why: 'R, a digit and Ctrl+Enter for each.',
  },
  'accept three roads for the customer of the last one': {
    before: { keys: 75, clicks: 0, waits: 6 },
    now: { keys: 27, clicks: 0, waits: 0 },
    why: 'A, Enter for the customer, two for the kind of the road, Tab, three for its length, and Ctrl+Enter.',
  },
  'answer twelve appeals that are alike': {
    before: { keys: 28, clicks: 1, waits: 1 },
    now: { keys: 6, clicks: 0, waits: 1 },
    why: 'J, Shift+X, A, two for the template, and Ctrl+Enter. The dialog then says what became of each.',
  },
} as const satisfies Record<string, TaskKeys>;

const handOf = ({ keys, clicks, waits }: Hand): string => `${keys} | ${clicks} | ${waits}`;

/** The table as rows of Markdown, for `docs/calls-per-task.md`. */
export function keysTable(): string {
  const rows = Object.entries<TaskKeys>(KEYS_PER_TASK).map(
    ([task, { before, now, why }]) => `| ${task} | ${handOf(before)} | ${handOf(now)} | ${why} |`,
  );
  const head = '| task | keys before | clicks | waits | keys now | clicks | waits | why |';
  return [head, '|---|--:|--:|--:|--:|--:|--:|---|', ...rows].join('\n');
}
