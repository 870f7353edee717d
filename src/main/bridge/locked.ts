import type { CallName } from '@shared/bridge/contract.ts';

/**
 * Calls that a locked program answers: who has locked it, the way back and the way out, a proxy or a captive portal on
 * that way; the last keystrokes, which go to the drafts; what closing would cut off; and the sheets of a print that was begun before.
 */
const ANSWERED: ReadonlySet<string> = new Set<CallName>([
  'session.current',
  'session.unlock',
  'session.sso',
  'session.cancelSso',
  'session.copySsoLink',
  'session.signOut',
  'network.state',
  'network.openPortal',
  'network.answerProxy',
  'network.dismissProxy',
  'network.askProxyAgain',
  'drafts.save',
  'app.setUnsaved',
  'app.noteDefect',
  'sheets.job',
  'sheets.drawn',
]);

/** Whether a locked program refuses the call, or the channel of dropped files; refused without being made. */
export const waitsForUnlock = (call: string): boolean => !ANSWERED.has(call);
