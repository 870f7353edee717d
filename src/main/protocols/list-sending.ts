import type { AppErrorData } from '@shared/errors.ts';
import type { ProtocolRun } from '@shared/protocols.ts';
import type { Log } from '../diagnostics/log.ts';
import type { Uploads } from '../files/upload.ts';
import { type KeptRun, shownRun } from './run.ts';
import type { RunFile } from './run-file.ts';
import type { Sender } from './send-one.ts';
import { sendingProblem, sendList } from './sending.ts';

/** A person's list and the state of its sending. */
export type Holder = {
  file: RunFile;
  run: KeptRun | null;
  /** Set while the list is being sent; otherwise null. */
  going: { stop: AbortController; end: AbortController; work: Promise<void> } | null;
  problem: AppErrorData | null;
};

/** A person's list as given to the page. */
export const shown = ({ run, going, problem }: Holder): ProtocolRun | null =>
  run && shownRun(run, { going: going !== null, problem });

type ListSending = {
  /** Sends queued files until none is left. A no-op while the list is being sent. */
  start: (of: Holder) => void;
  /** Aborts calls in flight. */
  halt: (of: Holder) => Promise<void>;
};

/** Sends lists in the background. */
export function createListSending({
  sender,
  uploads,
  keep,
  tell,
  log,
}: {
  sender: Sender;
  uploads: Pick<Uploads, 'reset'>;
  /** Saves a list after each change. */
  keep: (of: Holder) => Promise<void>;
  /** Called when the sending has begun. */
  tell: (of: Holder) => void;
  log: Log;
}): ListSending {
  function start(of: Holder): void {
    const { run } = of;
    if (!run || of.going) return;
    const stop = new AbortController();
    const end = new AbortController();
    of.problem = null;
    const ends = { stop: AbortSignal.any([stop.signal, end.signal]), end: end.signal, keep: () => keep(of) };
    const work = sendList(run, sender, ends)
      .catch((thrown: unknown) => {
        of.problem = sendingProblem(thrown)?.toJSON() ?? null;
        log.warn('a list of files is not sent to its end', { reason: of.problem?.kind ?? 'ended' });
      })
      .finally(async () => {
        of.going = null;
        await keep(of);
        // A file may have been queued again while the last ones were in flight.
        if (!ends.stop.aborted && !of.problem && of.run === run && run.items.some(({ step }) => step === 'queued'))
          start(of);
      });
    of.going = { stop, end, work };
    tell(of);
  }

  return {
    start,
    async halt({ going }) {
      if (!going) return;
      going.end.abort();
      await uploads.reset();
      await going.work;
    },
  };
}
