import type { Download } from '@shared/downloads.ts';
import { bridge } from './bridge.ts';
import { usePushed } from './use-pushed.ts';

const NONE: Download[] = [];

/** All downloads since the program started, newest first. */
export function useDownloads(): readonly Download[] {
  const downloads = usePushed('downloads.changed', bridge.downloads.list, NONE) ?? NONE;
  return downloads.toSorted((a, b) => b.startedAt - a.startedAt);
}
