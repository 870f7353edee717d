import type { Download } from '../downloads.ts';
import type { UploadProgress } from '../files.ts';
import type { JournalState } from '../journal.ts';
import type { NetworkState } from '../network.ts';
import type { ProtocolRun } from '../protocols.ts';
import type { SessionState, SsoState } from '../session.ts';
import type { Settings } from '../settings.ts';
import type { UpdateState } from '../updates.ts';

/** Events that the main process sends to the page, with their payloads. */
export type BridgeEvents = {
  'session.changed': SessionState;
  'sso.changed': SsoState;
  'network.changed': NetworkState;
  'downloads.changed': Download[];
  'upload.progress': UploadProgress;
  /** A line of the journal was written, or its state has changed. */
  'journal.changed': JournalState;
  /** The person's list of protocols, after each step of a file; `upload.progress` reports the bytes sent. */
  'protocols.changed': ProtocolRun | null;
  'settings.changed': Settings;
  'updates.changed': UpdateState;
  /** Another program has opened a link to an initiative. */
  'links.waiting': null;
  /** A menu entry or accelerator, carried out by the page. */
  'menu.command': 'palette' | 'search' | 'shortcuts' | 'manual' | 'updates' | 'network-check' | 'contact' | 'about';
};
/** Name of an event. */
export type EventName = keyof BridgeEvents;
