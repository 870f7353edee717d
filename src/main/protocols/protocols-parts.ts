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
  /** Sets the signed-in person; null: nobody. What is on its way ends; lists stay on the disk. */
  belongTo: (person: string | null) => void;
  /** The person's list; null where there is none. */
  current: () => Promise<ProtocolRun | null>;
  /**
   * Begins a list. Throws `bad-call` while another one is unfinished and for a district named twice, `file` like the intake,
   * `unauthorized` for nobody.
   */
  send: (board: number, orders: readonly ProtocolOrder[]) => Promise<ProtocolRun>;
  /** Goes on with what is queued, and tries these again that failed; null: all of them. */
  resume: (ids: readonly string[] | null) => Promise<void>;
  /** Begins no further file; those on their way arrive. */
  stop: () => void;
  /** Chooses a file anew for one that has changed or is gone; it is queued. Throws like the intake. */
  replace: (id: string, fileId: string) => Promise<void>;
  /** Puts the list away. What is on its way ends. */
  drop: () => Promise<void>;
  /** Whether a list is being sent. */
  busy: () => boolean;
  /** Ends what is on its way, at the end of the program; the list stays. */
  end: () => Promise<void>;
};

/** What the sending of protocols needs. */
export type ProtocolsOptions = {
  folder: string;
  /** Null where no keychain answers: lists then live as long as the program. */
  keychain: Keychain | null;
  api: Pick<ApiClient, 'request' | 'upload'>;
  sendBody: SendBody;
  intake: Pick<Intake, 'open' | 'locate'>;
  journal: Pick<Journal, 'around' | 'list' | 'settle'>;
  now: () => number;
  onChange: (run: ProtocolRun | null) => void;
  onProgress: (progress: UploadProgress) => void;
  log: Log;
  pauses?: readonly number[];
  limits?: Partial<UploadLimits>;
};
