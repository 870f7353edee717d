import type { CallInput } from '@shared/bridge/contract.ts';
import { AppError } from '@shared/errors.ts';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { bridge, unwrap } from '@/api/bridge.ts';

/** Where a file goes: the call of the contract without what this hook adds. `method` is POST where nothing is said. */
export type UploadRequest = Omit<CallInput<'files.upload'>, 'uploadId' | 'fileId' | 'method'> & {
  method?: CallInput<'files.upload'>['method'];
};

/** How far an upload is, in bytes, and how it ended. */
export type UploadState =
  | { readonly step: 'idle' }
  | { readonly step: 'sending'; readonly sentBytes: number; readonly totalBytes: number }
  | { readonly step: 'done'; readonly answer: unknown }
  | { readonly step: 'failed'; readonly error: AppError };

/** The platform's answer, if the file arrived. */
type Sent = { readonly arrived: true; readonly answer: unknown } | { readonly arrived: false };

export type Upload = {
  readonly state: UploadState;
  /** Sends the file and tells whether it arrived; nothing happens while one is on its way. */
  readonly send: (file: { id: string; bytes: number }, request: UploadRequest) => Promise<Sent>;
  /** Gives up what is on its way. */
  readonly cancel: () => void;
  /** Forgets how the last one ended. */
  readonly reset: () => void;
};

const IDLE: UploadState = { step: 'idle' };

/** One upload at a time, with its progress and its end. What is on its way is given up when the screen goes away. */
export function useUpload(): Upload {
  const [state, setState] = useState<UploadState>(IDLE);
  const running = useRef<string | null>(null);

  const send = useCallback<Upload['send']>(async ({ id, bytes }, { method = 'POST', ...request }) => {
    if (running.current !== null) return { arrived: false };
    const uploadId = crypto.randomUUID();
    running.current = uploadId;
    setState({ step: 'sending', sentBytes: 0, totalBytes: bytes });
    const stop = bridge.on('upload.progress', ({ uploadId: whose, sentBytes, totalBytes }) => {
      if (whose === uploadId) setState({ step: 'sending', sentBytes, totalBytes });
    });
    try {
      const answer = await unwrap(bridge.files.upload({ ...request, method, uploadId, fileId: id }));
      setState({ step: 'done', answer });
      return { arrived: true, answer };
    } catch (thrown) {
      const error = AppError.from(thrown);
      setState(error.kind === 'cancelled' ? IDLE : { step: 'failed', error });
      return { arrived: false };
    } finally {
      stop();
      running.current = null;
    }
  }, []);

  const cancel = useCallback(() => {
    if (running.current !== null) void bridge.files.cancelUpload({ uploadId: running.current });
  }, []);
  useEffect(() => cancel, [cancel]);

  return useMemo(() => ({ state, send, cancel, reset: () => setState(IDLE) }), [state, send, cancel]);
}
