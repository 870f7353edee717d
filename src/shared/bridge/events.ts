import type { Download } from '../downloads.ts';
import type { UploadProgress } from '../files.ts';
import type { SessionState, SsoState } from '../session.ts';
import type { Settings } from '../settings.ts';

/** What the main process tells the page unasked. */
export type BridgeEvents = {
  'session.changed': SessionState;
  'sso.changed': SsoState;
  'downloads.changed': Download[];
  'upload.progress': UploadProgress;
  'settings.changed': Settings;
  /** A menu entry or its accelerator that the page carries out. */
  'menu.command': 'palette' | 'search' | 'shortcuts';
};
export type EventName = keyof BridgeEvents;
