import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Board } from '@/entities/boards.ts';
import { type Run, runQueue } from '@/kit/run-queue.ts';
import { useMe } from '@/session/session.ts';
import { mayConfirm } from '../access.ts';
import { INITIATIVES_PATH, initiativeQuery, readInitiative } from '../api.ts';
import { confirmDecision } from '../decisions/calls.ts';
import { changesBetween } from '../decisions/changes.ts';
import type { Initiative } from '../initiative.ts';

/** What became of one: confirmed, or left alone because somebody changed or decided it since it was looked at. */
export type Confirmed = 'confirmed' | 'changed' | 'settled';
export type ConfirmRun = Run<Initiative, Confirmed>;

type Options = {
  initiatives: readonly Initiative[];
  board: Board | undefined;
  onOutcome: (id: number, outcome: Confirmed) => void;
};

/** Confirms several initiatives, two at a time, each read again first; what failed can be tried again. */
export function useBulkConfirm({ initiatives, board, onOutcome }: Options) {
  const { role } = useMe();
  const queries = useQueryClient();
  const [runs, setRuns] = useState<readonly ConfirmRun[]>([]);
  const [state, setState] = useState<'idle' | 'running' | 'stopping'>('idle');
  const cancel = useRef<AbortController>(undefined);
  // A dialog that goes (the session has ended) begins nothing more.
  useEffect(() => () => cancel.current?.abort(), []);

  const confirm = async (seen: Initiative): Promise<Confirmed> => {
    const outcome = await attempt(seen);
    onOutcome(seen.id, outcome);
    return outcome;
  };

  const attempt = async (seen: Initiative): Promise<Confirmed> => {
    const now = await readInitiative(seen.id);
    if (changesBetween(seen, now).length > 0) {
      queries.setQueryData(initiativeQuery(now.id).queryKey, now);
      return mayConfirm({ role, initiative: now, board }) === 'yes' ? 'changed' : 'settled';
    }
    await confirmDecision(now.id);
    return 'confirmed';
  };

  const start = async () => {
    const settled = runs.filter((run) => run.state === 'done');
    const due = runs.length > 0 ? runs.filter((run) => run.state !== 'done').map(({ item }) => item) : initiatives;
    cancel.current = new AbortController();
    setState('running');
    await runQueue(due, confirm, {
      signal: cancel.current.signal,
      onChange: (now) => setRuns([...settled, ...now]),
    });
    setState('idle');
    void queries.invalidateQueries({ queryKey: [INITIATIVES_PATH] });
  };

  const stop = () => {
    cancel.current?.abort();
    setState('stopping');
  };

  return { runs, running: state !== 'idle', stopping: state === 'stopping', start, stop };
}
