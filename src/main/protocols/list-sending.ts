import type { AppErrorData } from '@shared/errors.ts';
import type { ProtocolRun } from '@shared/protocols.ts';
import type { Log } from '../diagnostics/log.ts';
import type { Uploads } from '../files/upload.ts';
import { type KeptRun, shownRun } from './run.ts';
import type { RunFile } from './run-file.ts';
import type { Sender } from './send-one.ts';
import { problemOf, sendList } from './sending.ts';

/** A person's list, and the sending of it. */
export type Holder = {
  file: RunFile;
  run: KeptRun | null;
  /** Ends with the sending; null: nothing is being sent. */
  going: { stop: AbortController; end: AbortController; work: Promise<void> } | null;
  problem: AppErrorData | null;
};

/** A person's list as the page gets it. */
export const shown = ({ run, going, problem }: Holder): ProtocolRun | null =>
  run && shownRun(run, { going: going !== null, problem });

type ListSending = {
  /** Sends what is queued; goes on until nothing is. Does nothing while the list is being sent. */
  start: (of: Holder) => void;
  /** Ends what is on its way. */
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
  /** Keeps a list after each change of it. */
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
        of.problem = problemOf(thrown)?.toJSON() ?? null;
        log.warn('a list of files is not sent to its end', { reason: of.problem?.kind ?? 'ended' });
      })
      .finally(async () => {
        of.going = null;
        await keep(of);
        // A file that was tried again while the last ones were on their way.
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
