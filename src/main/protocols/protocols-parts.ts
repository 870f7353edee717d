import type { UploadProgress } from '@shared/files.ts';
import type { ProtocolOrder, ProtocolRun } from '@shared/protocols.ts';
import type { ApiClient } from '../api/client.ts';
import type { SendBody } from '../api/send-body.ts';
import type { Log } from '../diagnostics/log.ts';
import type { Intake } from '../files/intake.ts';
import type { UploadLimits } from '../files/upload.ts';
import type { Journal } from '../journal/journal.ts';
import type { Keychain } from '../storage/keychain.ts';

/** The protocols that the signed-in person sends to their districts: one list at a time. */
export type Protocols = {
  /** Sets the signed-in person; null: signed out. Aborts calls in flight; lists stay on disk. */
  belongTo: (person: string | null) => void;
  /** The person's list; null if there is none. */
  current: () => Promise<ProtocolRun | null>;
  /**
   * Begins a list. Throws `bad-call` while another list is unfinished and for a district named twice, `file` like the
   * intake, `unauthorized` while signed out.
   */
  send: (board: number, orders: readonly ProtocolOrder[]) => Promise<ProtocolRun>;
  /** Continues with queued files and retries the failed ones among `ids`; null: all failed ones. */
  resume: (ids: readonly string[] | null) => Promise<void>;
  /** Starts no further file; files in flight are completed. */
  stop: () => void;
  /** Replaces a file that has changed or is gone with a newly chosen one, and queues it. Throws like the intake. */
  replace: (id: string, fileId: string) => Promise<void>;
  /** Removes the list. Aborts calls in flight. */
  drop: () => Promise<void>;
  /** Whether a list is being sent. */
  busy: () => boolean;
  /** Aborts calls in flight, at the end of the program; the list stays. */
  end: () => Promise<void>;
};

/** Dependencies and options of the sending of protocols. */
export type ProtocolsOptions = {
  folder: string;
  /** Null if no keychain is usable: lists then end with the program. */
  keychain: Keychain | null;
  api: Pick<ApiClient, 'request' | 'upload'>;
  sendBody: SendBody;
  intake: Pick<Intake, 'open'>;
  journal: Pick<Journal, 'around' | 'list' | 'settle'>;
  now: () => number;
  onChange: (run: ProtocolRun | null) => void;
  onProgress: (progress: UploadProgress) => void;
  log: Log;
  pauses?: readonly number[];
  limits?: Partial<UploadLimits>;
};
