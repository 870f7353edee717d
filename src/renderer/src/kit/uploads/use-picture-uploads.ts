import { AppError } from '@shared/errors.ts';
import { hashOf } from '@shared/file-service.ts';
import type { ChosenFile } from '@shared/files.ts';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FileRule } from '../files/file-rule.ts';
import { type ChosenFiles, releaseAll, useChosenFiles } from '../files/use-chosen-files.ts';
import { useKeptChoices } from '../files/use-kept-choices.ts';
import { type Sent, type UploadState, useUpload } from '../files/use-upload.ts';
import { useNotices } from '../notices.ts';
import { usePendingFile, useUploadsHeld } from './form-files.tsx';
import type { PictureEntry, PictureQueue } from './picture-queue.ts';
import * as queues from './picture-queue.ts';
import { FILE_UPLOAD, type UploadedFile } from './uploaded-file.ts';

type Options = {
  /** Unique name in the program. */
  name: string;
  /** Stable between renders. */
  rule: FileRule;
  value: readonly UploadedFile[];
  onChange: (value: UploadedFile[]) => void;
};

/** State and actions of a field for several pictures. */
export type PictureUploads = {
  readonly choice: ChosenFiles;
  /** All pictures, arrived or not, in the order of choosing. */
  readonly row: readonly PictureEntry[];
  /** The file in flight; null for none. */
  readonly sending: ChosenFile | null;
  /** State of the upload in flight. */
  readonly state: UploadState;
  /** Retries a failed picture. */
  readonly again: (entry: PictureEntry) => void;
  readonly remove: (entry: PictureEntry) => void;
};

/**
 * Uploads pictures one after the other as soon as they are chosen and the form no longer holds uploads back; `onChange`
 * receives the value after each arrival. A failed picture does not hold up the others. Pictures that have not arrived
 * survive an expired session, like single files.
 */
export function usePictureUploads({ name, rule, value, onChange }: Options): PictureUploads {
  const kept = useKeptChoices();
  const notices = useNotices();
  const { state, send, cancel } = useUpload();
  const held = useUploadsHeld();
  const [queue, setQueue] = useState(() => queues.joined(queues.EMPTY_QUEUE, kept.findAll(name)));
  const latest = useRef(queue);

  const change = useCallback(
    (to: (now: PictureQueue) => PictureQueue) => {
      const next = to(latest.current);
      latest.current = next;
      setQueue(next);
      const files = next.queued.map(({ file }) => file);
      const earlier = kept.putAll(name, files);
      releaseAll(earlier.filter(({ id }) => files.every((file) => file.id !== id)));
    },
    [kept, name],
  );

  const choice = useChosenFiles(rule, (files) => change((now) => queues.joined(now, files)));

  const settle = useEffectEvent((file: ChosenFile, sent: Sent) => {
    const answer = answerOf(sent);
    if (answer instanceof AppError) return change((now) => queues.failed(now, file.id, answer));
    change((now) => queues.arrived(now, file.id, answer));
    onChange([...queues.withArrived(value, { hash: answer, name: file.name }, latest.current)]);
    if (rule.arrived && queues.nextOf(latest.current) === null) notices.success(rule.arrived);
  });
  /** The previous upload, which must settle first. */
  const earlier = useRef<Promise<unknown>>(Promise.resolve());
  const sending = held ? null : queues.nextOf(queue);
  useEffect(() => {
    if (!sending) return;
    let current = true;
    const work = async () => {
      await earlier.current;
      if (!current) return;
      const sent = await send(sending, FILE_UPLOAD);
      if (current) settle(sending, sent);
    };
    earlier.current = work();
    return () => {
      current = false;
      cancel();
    };
  }, [sending, send, cancel]);

  const { forget } = choice;
  const clear = useCallback(() => {
    forget();
    change((now) => ({ ...now, queued: [] }));
  }, [forget, change]);
  usePendingFile(queue.queued.length > 0 || choice.looking, clear);

  return {
    choice,
    row: queues.rowOf(value, queue),
    sending,
    state,
    again: ({ key }) => change((now) => queues.again(now, key)),
    remove: ({ key, hash }) =>
      hash === null
        ? change((now) => queues.without(now, key))
        : onChange(value.filter((picture) => picture.hash !== hash)),
  };
}

/** The id of an uploaded file, or the error. */
function answerOf(sent: Sent): string | AppError {
  if (!sent.arrived) return sent.error;
  try {
    return hashOf(sent.answer);
  } catch (thrown) {
    return AppError.from(thrown);
  }
}
