import { AppError } from '@shared/errors.ts';
import { hashOf } from '@shared/file-service.ts';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FileRule } from '../files/file-rule.ts';
import { type FileChoice, useChosenFile } from '../files/use-chosen-file.ts';
import { type UploadState, useUpload } from '../files/use-upload.ts';
import { useNotices } from '../notices.ts';
import { usePendingFile, useUploadsHeld } from './form-files.tsx';
import { FILE_UPLOAD, type UploadedFile } from './uploaded-file.ts';

/** State and actions of a field for one file. */
export type FileUpload = {
  readonly choice: FileChoice;
  readonly state: UploadState;
  /** The last file uploaded since mounting; null before. */
  readonly sent: UploadedFile | null;
  /** Retries the same file after a failure. */
  readonly again: () => void;
};

/**
 * Uploads a file as soon as it is chosen and the form no longer holds uploads back; `onSent` receives its id in the
 * file service and its name. A newer choice cancels the upload in flight. `name` must be unique; `rule` must be stable
 * between renders.
 */
export function useFileUpload(name: string, rule: FileRule, onSent: (file: UploadedFile) => void): FileUpload {
  const choice = useChosenFile(name, rule);
  const { file, clear, uploaded: settle } = choice;
  const notices = useNotices();
  const upload = useUpload();
  const held = useUploadsHeld();
  const { send, cancel, reset } = upload;
  const [attempt, setAttempt] = useState(0);
  const [sent, setSent] = useState<UploadedFile | null>(null);
  const [odd, setOdd] = useState<AppError | null>(null);
  /** The previous upload, which must settle first. */
  const earlier = useRef<Promise<unknown>>(Promise.resolve());

  const arrived = useEffectEvent((uploaded: UploadedFile) => {
    settle();
    reset();
    if (rule.arrived) notices.success(rule.arrived);
    setSent(uploaded);
    onSent(uploaded);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is the reason to send again
  useEffect(() => {
    if (held || !file || file.problem) return;
    let current = true;
    const work = async () => {
      await earlier.current;
      if (!current) return;
      setOdd(null);
      const sending = await send(file, FILE_UPLOAD);
      if (!current || !sending.arrived) return;
      try {
        arrived({ hash: hashOf(sending.answer), name: file.name });
      } catch (thrown) {
        setOdd(AppError.from(thrown));
      }
    };
    earlier.current = work();
    return () => {
      current = false;
      cancel();
    };
  }, [held, file, attempt, send, cancel]);

  // Also while the file is being inspected: a form sent then would lack the file.
  usePendingFile(file !== null || choice.looking, clear);
  return {
    choice,
    sent,
    state: odd ? { step: 'failed', error: odd } : upload.state,
    again: useCallback(() => setAttempt((times) => times + 1), []),
  };
}
