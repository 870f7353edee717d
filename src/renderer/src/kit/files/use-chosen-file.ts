import type { Answer } from '@shared/bridge/contract.ts';
import { AppError } from '@shared/errors.ts';
import type { ChosenFile } from '@shared/files.ts';
import { useCallback, useMemo, useRef, useState } from 'react';
import { bridge } from '@/api/bridge.ts';
import type { FileRule } from './file-rule.ts';
import { useKeptChoices } from './use-kept-choices.ts';

/** State and actions of a field for one file. */
export type FileChoice = {
  readonly file: ChosenFile | null;
  /** True while the system's dialog is open or files are being inspected: the choice is not known yet. */
  readonly looking: boolean;
  /** Why the last attempt chose nothing: several files at once, or an error. */
  readonly problem: 'several' | AppError | null;
  /** Opens the system's file dialog. */
  readonly pick: () => void;
  /** Takes dropped files. */
  readonly take: (files: readonly File[]) => void;
  /** Clears the choice, also one that is still being inspected. */
  readonly clear: () => void;
  /** Clears the file once it has been uploaded; a newer choice that is still being inspected stays. */
  readonly uploaded: () => void;
  /** As `uploaded`, and only if the choice, perhaps of a screen that was opened since, is still this file. */
  readonly sent: (file: ChosenFile) => void;
};

/**
 * The chosen file of the field `name`. A newer choice replaces the older one, which the main process then releases. The
 * choice survives the unmount of its screen, so that it is restored after an expired session; `clear` ends it.
 * `rule` must be stable between renders.
 */
export function useChosenFile(name: string, { accept, maxBytes }: FileRule): FileChoice {
  const kept = useKeptChoices();
  const [file, setFile] = useState(() => kept.find(name));
  const [looking, setLooking] = useState(false);
  const [problem, setProblem] = useState<FileChoice['problem']>(null);
  const turn = useRef(0);

  const put = useCallback(
    (next: ChosenFile | null) => {
      const earlier = kept.put(name, next);
      if (earlier && earlier.id !== next?.id) void bridge.files.release({ fileId: earlier.id });
      setFile(next);
    },
    [kept, name],
  );

  const choose = useCallback(
    async (asked: Promise<Answer<ChosenFile | null | undefined>>) => {
      turn.current += 1;
      const mine = turn.current;
      const answer = await asked;
      if (mine !== turn.current) {
        if (answer.ok && answer.value) void bridge.files.release({ fileId: answer.value.id });
        return;
      }
      setLooking(false);
      setProblem(answer.ok ? null : new AppError(answer.error));
      if (answer.ok && answer.value) put(answer.value);
    },
    [put],
  );

  return useMemo(
    () => ({
      file,
      looking,
      problem,
      pick: () => {
        setLooking(true);
        void choose(bridge.files.pick({ accept, maxBytes }));
      },
      take: (files) => {
        if (files.length === 0) return;
        if (files.length > 1) return setProblem('several');
        setLooking(true);
        void choose(bridge.takeDropped(files, { accept, maxBytes }).then(first));
      },
      clear: () => {
        turn.current += 1;
        setLooking(false);
        setProblem(null);
        put(null);
      },
      uploaded: () => put(null),
      sent: ({ id }) => {
        if (kept.find(name)?.id === id) put(null);
      },
    }),
    [file, looking, problem, choose, put, accept, maxBytes, kept, name],
  );
}

const first = (answer: Answer<ChosenFile[]>): Answer<ChosenFile | undefined> =>
  answer.ok ? { ok: true, value: answer.value[0] } : answer;
