import type { CallInput } from '@shared/bridge/contract.ts';
import { AppError } from '@shared/errors.ts';
import { fitting } from '@shared/journal.ts';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { bridge, unwrap } from '@/api/bridge.ts';
import { unrepeatable } from '@/api/unrepeatable.ts';

/** The upload request: the bridge call without the fields that this hook adds. Default `method`: POST. */
export type UploadRequest = Omit<CallInput<'files.upload'>, 'uploadId' | 'fileIds' | 'method'> & {
  method?: CallInput<'files.upload'>['method'];
};

/** State of an upload, with its progress in bytes. */
export type UploadState =
  | { readonly step: 'idle' }
  | { readonly step: 'sending'; readonly sentBytes: number; readonly totalBytes: number }
  | { readonly step: 'done' }
  | { readonly step: 'failed'; readonly error: AppError };

/** Upload progress in whole percent; 0 if no upload is in flight. */
export const sentPercent = (state: UploadState): number =>
  state.step === 'sending' && state.totalBytes > 0
    ? Math.min(100, Math.floor((state.sentBytes / state.totalBytes) * 100))
    : 0;

type Sendable = { readonly id: string; readonly bytes: number };

/** The platform's answer, or the error: `cancelled` also if another upload was in flight. */
export type Sent =
  | { readonly arrived: true; readonly answer: unknown }
  | { readonly arrived: false; readonly error: AppError };

/** State and actions of one upload at a time. */
export type Upload = {
  readonly state: UploadState;
  /** Sends the file; ignored while an upload is in flight. */
  readonly send: (file: Sendable, request: UploadRequest) => Promise<Sent>;
  /** Sends several files in one call, like `send`; at most `FILES_PER_CALL`. */
  readonly sendAll: (files: readonly Sendable[], request: UploadRequest) => Promise<Sent>;
  /** Cancels the upload in flight. */
  readonly cancel: () => void;
  /** Clears the outcome of the last upload. */
  readonly reset: () => void;
};

const IDLE: UploadState = { step: 'idle' };

const sizeOf = (files: readonly Sendable[]): number => files.reduce((sum, { bytes }) => sum + bytes, 0);

/** One upload at a time, with its progress and outcome. Unmounting cancels the upload in flight. */
export function useUpload(): Upload {
  const [state, setState] = useState<UploadState>(IDLE);
  const running = useRef<string | null>(null);

  const sendAll = useCallback<Upload['sendAll']>(async (files, { method = 'POST', journal, ...request }) => {
    if (running.current !== null) return { arrived: false, error: new AppError({ kind: 'cancelled' }) };
    const uploadId = crypto.randomUUID();
    running.current = uploadId;
    setState({ step: 'sending', sentBytes: 0, totalBytes: sizeOf(files) });
    const stop = bridge.on('upload.progress', ({ uploadId: whose, sentBytes, totalBytes }) => {
      if (whose === uploadId) setState({ step: 'sending', sentBytes, totalBytes });
    });
    try {
      const call = () =>
        unwrap(
          bridge.files.upload({
            ...request,
            method,
            uploadId,
            fileIds: files.map(({ id }) => id),
            ...(journal && { journal: fitting(journal) }),
          }),
        );
      const answer = await (request.repeatable ? call() : unrepeatable(call));
      setState({ step: 'done' });
      return { arrived: true, answer };
    } catch (thrown) {
      const error = AppError.from(thrown);
      setState(error.kind === 'cancelled' ? IDLE : { step: 'failed', error });
      return { arrived: false, error };
    } finally {
      stop();
      running.current = null;
    }
  }, []);

  const send = useCallback<Upload['send']>((file, request) => sendAll([file], request), [sendAll]);

  const cancel = useCallback(() => {
    if (running.current !== null) void bridge.files.cancelUpload({ uploadId: running.current });
  }, []);
  useEffect(() => cancel, [cancel]);

  return useMemo(() => ({ state, send, sendAll, cancel, reset: () => setState(IDLE) }), [state, send, sendAll, cancel]);
}
