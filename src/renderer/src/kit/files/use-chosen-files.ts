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
  /** True while dropped files are being inspected. */
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
  const [drops, setDrops] = useState(0);
  /** Generation counter of `forget`: answers of earlier choices are discarded. */
  const era = useRef(0);

  const choose = async (asked: Promise<Answer<ChosenFile[]>>, onAnswer?: () => void) => {
    const mine = era.current;
    const answer = await asked;
    if (mine !== era.current) return answer.ok && releaseAll(answer.value);
    onAnswer?.();
    setProblem(answer.ok ? null : new AppError(answer.error));
    if (!answer.ok || answer.value.length === 0) return;
    const bad = answer.value.filter(({ problem }) => problem !== null);
    releaseAll(bad);
    setRefused(bad);
    onGood(answer.value.filter(({ problem }) => problem === null));
  };
  const forget = useCallback(() => {
    era.current += 1;
    setDrops(0);
    setRefused([]);
    setProblem(null);
  }, []);

  return {
    refused,
    problem,
    looking: drops > 0,
    forget,
    pick: () => void choose(bridge.files.pickSeveral({ accept, maxBytes })),
    take: (files) => {
      if (files.length === 0) return;
      setDrops((count) => count + 1);
      void choose(bridge.takeDropped(files, { accept, maxBytes }), () => setDrops((count) => count - 1));
    },
  };
}

/** Releases files in the main process. */
export function releaseAll(files: readonly ChosenFile[]): void {
  for (const { id } of files) void bridge.files.release({ fileId: id });
}
