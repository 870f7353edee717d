import type { Download } from '../downloads.ts';
import type { UploadProgress } from '../files.ts';
import type { NetworkState } from '../network.ts';
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
  'settings.changed': Settings;
  'updates.changed': UpdateState;
  /** A menu entry or accelerator, carried out by the page. */
  'menu.command': 'palette' | 'search' | 'shortcuts' | 'updates' | 'network-check';
};
/** Name of an event. */
export type EventName = keyof BridgeEvents;
