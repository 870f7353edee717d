import type { Bridge } from '@shared/bridge/bridge.ts';
import type { Answer } from '@shared/bridge/contract.ts';
import type { SessionState } from '@shared/session.ts';

/** What the proxies stand on: the members of the bridge itself cannot be replaced. */
const NONE = {};

type Call = (...input: readonly unknown[]) => Promise<Answer<unknown>>;

/** Whether the call was not made, because the program is locked. */
const isRefused = (answer: Answer<unknown> | undefined): answer is Extract<Answer<unknown>, { ok: false }> =>
  answer?.ok === false && answer.error.kind === 'locked';

/** Resolves when the program is no longer locked: true if the same person has opened it, false if the session is over. */
async function isOpened({ on, session }: Bridge): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const consider = (state: SessionState) => {
    if (state.status === 'signed-out') resolve(false);
    else if (!state.locked) resolve(true);
  };
  const stop = on('session.changed', consider);
  // It may have been opened before that.
  const now = await session.current();
  if (now.ok) consider(now.value);
  return promise.finally(stop);
}

/**
 * The bridge with calls that wait while the program is locked: a call that was refused for that, and therefore not made,
 * is made once the same person has opened the program. So work of several calls pauses and goes on, and nothing is
 * reported as failed. If the session ends instead, it is `cancelled`.
 */
export function patientBridge(bridge: Bridge): Bridge {
  let opening: Promise<boolean> | null = null;
  const opened = (): Promise<boolean> => {
    opening ??= isOpened(bridge).finally(() => {
      opening = null;
    });
    return opening;
  };
  const patient =
    (call: Call): Call =>
    async (...input) => {
      for (;;) {
        const answer = await call(...input);
        if (!isRefused(answer)) return answer;
        if (!(await opened())) return { ok: false, error: { ...answer.error, kind: 'cancelled' } };
      }
    };
  const each = (members: object): object =>
    new Proxy(NONE, {
      get: (_, name) => {
        const member: unknown = Reflect.get(members, name);
        if (typeof member === 'function') return name === 'on' ? member : patient(member as Call);
        return typeof member === 'object' && member !== null ? each(member) : member;
      },
    });
  return each(bridge) as Bridge;
}
