import type { Answer } from '@shared/bridge/contract.ts';
import { AppError } from '@shared/errors.ts';
import type { ChosenFile } from '@shared/files.ts';
import { useCallback, useRef, useState } from 'react';
import { bridge } from '@/api/bridge.ts';
import type { FileRule } from './file-rule.ts';

/** State and actions of a field for several files. */
export type ChosenFiles = {
  /** Unusable files of the last choice; already released by the main process. */
  readonly refused: readonly ChosenFile[];
  /** Error of the last choice. */
  readonly problem: AppError | null;
  /** True while the system's dialog is open or files are being inspected: the choice is not known yet. */
  readonly looking: boolean;
  /** Opens the system's file dialog. */
  readonly pick: () => void;
  /** Takes dropped files. */
  readonly take: (files: readonly File[]) => void;
  /** Clears `refused` and `problem`, and ignores choices in flight. Stable between renders. */
  readonly forget: () => void;
};

/** Chooses several files by drop or dialog; `onGood` receives the usable files, in their order. */
export function useChosenFiles(
  { accept, maxBytes }: FileRule,
  onGood: (files: readonly ChosenFile[]) => void,
): ChosenFiles {
  const [refused, setRefused] = useState<readonly ChosenFile[]>([]);
  const [problem, setProblem] = useState<AppError | null>(null);
  /** Choices in flight. */
  const [choices, setChoices] = useState(0);
  /** Generation counter of `forget`: answers of earlier choices are discarded. */
  const era = useRef(0);

  const choose = (asked: Promise<Answer<ChosenFile[]>>) => {
    setChoices((count) => count + 1);
    void chosen(asked);
  };
  const chosen = async (asked: Promise<Answer<ChosenFile[]>>) => {
    const mine = era.current;
    const answer = await asked;
    if (mine !== era.current) return answer.ok && releaseAll(answer.value);
    setChoices((count) => count - 1);
    setProblem(answer.ok ? null : new AppError(answer.error));
    if (!answer.ok || answer.value.length === 0) return;
    const bad = answer.value.filter(({ problem }) => problem !== null);
    releaseAll(bad);
    setRefused(bad);
    onGood(answer.value.filter(({ problem }) => problem === null));
  };
  const forget = useCallback(() => {
    era.current += 1;
    setChoices(0);
    setRefused([]);
    setProblem(null);
  }, []);

  return {
    refused,
    problem,
    looking: choices > 0,
    forget,
    pick: () => choose(bridge.files.pickSeveral({ accept, maxBytes })),
    take: (files) => {
      if (files.length > 0) choose(bridge.takeDropped(files, { accept, maxBytes }));
    },
  };
}

/** Releases files in the main process. */
export function releaseAll(files: readonly ChosenFile[]): void {
  for (const { id } of files) void bridge.files.release({ fileId: id });
}
