import type { SessionState } from '@shared/session.ts';
import { bridge } from '@/api/bridge.ts';

let state: SessionState | undefined;
const watchers = new Set<() => void>();

function settle(next: SessionState): void {
  state = next;
  for (const watcher of watchers) watcher();
}

/**
 * Asks the main process for the session, and follows it from then on. Called before the page's other modules run: the
 * answer is there when they have. Resolves once the session is known.
 */
export async function watchSession(): Promise<void> {
  bridge.on('session.changed', settle);
  const answer = await bridge.session.current();
  // An event that has come before the answer is the newer one.
  if (state === undefined) settle(answer.ok ? answer.value : { status: 'signed-out', reason: 'never' });
}

/** The session as the main process has told it last; undefined until it has. */
export const watchedSession = {
  current: (): SessionState | undefined => state,
  watch(watcher: () => void): () => void {
    watchers.add(watcher);
    return () => void watchers.delete(watcher);
  },
};
