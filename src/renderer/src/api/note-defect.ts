import { bridge } from './bridge.ts';

/** Maximum number of places of a defect: the limit of `app.noteDefect`. */
const MOST_PLACES = 10;

/**
 * Logs a defect of the page in the main process: the error's name and its places in our scripts, innermost first.
 * Returns the number of the log line; undefined if the main process does not answer.
 */
export async function noteDefect(thrown: unknown): Promise<string | undefined> {
  const error = thrown instanceof Error ? thrown : null;
  const name = /^\w{1,50}$/.test(error?.name ?? '') ? (error?.name ?? 'Error') : 'Error';
  try {
    const answer = await bridge.app.noteDefect({ name, places: placesOf(error?.stack ?? '') });
    return answer.ok ? answer.value?.number : undefined;
  } catch {
    return undefined;
  }
}

/** The places of a stack in scripts of the page's own origin, as `assets/first.js:1:20`. */
export const placesOf = (stack: string): string[] =>
  [...stack.matchAll(/:\/\/[\w.-]+(?::\d+)?\/([\w./-]{1,150}:\d{1,7}:\d{1,7})/g)]
    .map(([, place = '']) => place)
    .slice(0, MOST_PLACES);
