import type { Answer } from '@shared/bridge/contract.ts';
import { AppError } from '@shared/errors.ts';
import type { ChosenFile } from '@shared/files.ts';
import { useCallback, useRef, useState } from 'react';
import { bridge } from '@/api/bridge.ts';
import type { FileRule } from './file-rule.ts';

/** How several files are chosen at once, and what became of the last choice. */
export type ChosenFiles = {
  /** Those of the last choice that will not do; main has forgotten them. */
  readonly refused: readonly ChosenFile[];
  /** Why the last choice got no answer. */
  readonly problem: AppError | null;
  /** True while the program looks into what was dropped. */
  readonly looking: boolean;
  /** Opens the system's file dialog. */
  readonly pick: () => void;
  /** Takes what was dropped. */
  readonly take: (files: readonly File[]) => void;
  /** Forgets what was said, and takes nothing more of what is being looked into. Stable between renders. */
  readonly forget: () => void;
};

/** Several files at once by drop or dialog; `onGood` gets those that will do, in their order. */
export function useChosenFiles(
  { accept, maxBytes }: FileRule,
  onGood: (files: readonly ChosenFile[]) => void,
): ChosenFiles {
  const [refused, setRefused] = useState<readonly ChosenFile[]>([]);
  const [problem, setProblem] = useState<AppError | null>(null);
  const [drops, setDrops] = useState(0);
  /** How often all was forgotten: choices from before are answered in vain. */
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

/** Tells main that the page needs these no more. */
export function releaseAll(files: readonly ChosenFile[]): void {
  for (const { id } of files) void bridge.files.release({ fileId: id });
}
