import { AppError } from '@shared/errors.ts';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FileRule } from '../files/file-rule.ts';
import { type Choice, useChosenFile } from '../files/use-chosen-file.ts';
import { type UploadState, useUpload } from '../files/use-upload.ts';
import { useNotices } from '../notices.ts';
import { usePendingFile } from './form-files.tsx';
import { FILE_SERVICE, hashOf, type UploadedFile } from './uploaded-file.ts';

export type FileUpload = {
  readonly choice: Choice;
  readonly state: UploadState;
  /** The one that was sent last while this field stands; null before that. */
  readonly sent: UploadedFile | null;
  /** Sends the same file once more after it failed. */
  readonly again: () => void;
};

/**
 * A file that is sent as soon as it is chosen; `onSent` gets what the platform knows it by. A newer choice takes the
 * place of one that is on its way. `name` tells fields apart; `rule` must be stable between renders.
 */
export function useFileUpload(name: string, rule: FileRule, onSent: (file: UploadedFile) => void): FileUpload {
  const choice = useChosenFile(name, rule);
  const { file, clear } = choice;
  const notices = useNotices();
  const upload = useUpload();
  const { send, cancel, reset } = upload;
  const [attempt, setAttempt] = useState(0);
  const [sent, setSent] = useState<UploadedFile | null>(null);
  const [odd, setOdd] = useState<AppError | null>(null);
  /** The one before, which has to end first. */
  const earlier = useRef<Promise<unknown>>(Promise.resolve());

  const arrived = useEffectEvent((uploaded: UploadedFile) => {
    clear();
    reset();
    if (rule.arrived) notices.success(rule.arrived);
    setSent(uploaded);
    onSent(uploaded);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is the reason to send again
  useEffect(() => {
    if (!file || file.problem) return;
    let current = true;
    const work = async () => {
      await earlier.current;
      if (!current) return;
      setOdd(null);
      const sending = await send(file, FILE_SERVICE);
      if (!current || !sending.arrived) return;
      try {
        arrived({ hash: hashOf(sending.answer), name: file.name });
      } catch (thrown) {
        setOdd(new AppError({ kind: 'unexpected-shape' }, { cause: thrown }));
      }
    };
    earlier.current = work();
    return () => {
      current = false;
      cancel();
    };
  }, [file, attempt, send, cancel]);

  usePendingFile(file !== null, clear);
  return {
    choice,
    sent,
    state: odd ? { step: 'failed', error: odd } : upload.state,
    again: useCallback(() => setAttempt((times) => times + 1), []),
  };
}
