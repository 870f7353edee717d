import type { Role } from '@shared/roles.ts';
import type { Profile } from '@shared/session.ts';
import { useEffect, useRef, useState } from 'react';
import { bridge, unwrap } from '@/api/bridge.ts';
import type { Assumption } from './line.ts';
import { type CheckedCall, type Findings, runCheck } from './run.ts';

/** Where a check stands. `busy`: a file is being sent, which the check would break off. */
export type CheckState =
  | { readonly is: 'ready' | 'busy' }
  | { readonly is: 'running'; readonly outcomes: readonly CheckedCall[] }
  | { readonly is: 'done'; readonly findings: Findings; readonly role: Role; readonly at: Date };

/** A file is being sent: the check does not begin. */
class Busy extends Error {}

/** Before each call, as the guard may have been lifted meanwhile: by the lock, or by a change of the session. */
async function guard(): Promise<void> {
  if (!(await unwrap(bridge.contact.begin())).begun) throw new Busy();
}

/** Runs one check at a time, which ends with the page. */
export function useCheck() {
  const [state, setState] = useState<CheckState>({ is: 'ready' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const begin = async (lines: readonly Assumption[], profile: Profile): Promise<void> => {
    if (running.current) return;
    running.current = new AbortController();
    const { signal } = running.current;
    setState({ is: 'running', outcomes: [] });
    try {
      const tell = (outcomes: readonly CheckedCall[]) => setState({ is: 'running', outcomes: [...outcomes] });
      const findings = await runCheck(lines, { profile, signal, before: guard, tell });
      setState({ is: 'done', findings, role: profile.role, at: new Date() });
    } catch (thrown) {
      if (!(thrown instanceof Busy)) throw thrown;
      setState({ is: 'busy' });
    } finally {
      running.current = null;
      void bridge.contact.end();
    }
  };
  return { state, begin, stop: () => running.current?.abort() };
}
