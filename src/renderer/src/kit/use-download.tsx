import type { CallInput } from '@shared/bridge/contract.ts';
import type { Download } from '@shared/downloads.ts';
import { AppError } from '@shared/errors.ts';
import { useCallback, useState } from 'react';
import { bridge, unwrap } from '@/api/bridge.ts';
import { useNotices } from './notices.ts';
import { showSaved } from './saved-notice.tsx';
import { useWords } from './words.tsx';

/** Starts a download and resolves when it has ended, also after the screen is unmounted. */
async function download(input: CallInput<'downloads.start'>): Promise<Download> {
  const known = new Map<string, Download>();
  let settle: (download: Download) => void = () => {};
  const ended = new Promise<Download>((resolve) => {
    settle = resolve;
  });
  let id: string | undefined;
  const look = () => {
    const now = id === undefined ? undefined : known.get(id);
    if (now && now.state !== 'running') settle(now);
  };
  // Subscribed before the start: a small file may be finished before the call returns.
  const stop = bridge.on('downloads.changed', (downloads) => {
    for (const one of downloads) known.set(one.id, one);
    look();
  });
  try {
    const started = await unwrap(bridge.downloads.start(input));
    id = started.id;
    if (!known.has(id)) known.set(id, started);
    look();
    return await ended;
  } finally {
    stop();
  }
}

/**
 * Saves a platform file to disk. A notice reports success, with "open" and "show in folder", or failure, in the words
 * of the screen's document with the platform's message (Z-141).
 */
export function useDownload(): { start: (input: CallInput<'downloads.start'>) => Promise<void>; running: boolean } {
  const notices = useNotices();
  const { export: words } = useWords();
  const [running, setRunning] = useState(false);

  const start = useCallback(
    async (input: CallInput<'downloads.start'>) => {
      setRunning(true);
      try {
        const ended = await download(input);
        if (ended.state === 'failed') notices.failure(new AppError(ended.error ?? { kind: 'internal' }), words);
        if (ended.state === 'done') showSaved(ended);
      } catch (error) {
        notices.failure(error, words);
      } finally {
        setRunning(false);
      }
    },
    [notices, words],
  );
  return { start, running };
}
