import type { WebContentsPrintOptions } from 'electron';
import type { Outside } from './outside.ts';

/**
 * The system's print dialog: prints, or fails for a reason that a test has scripted, each reason once. Every dialog is
 * reported to the starter.
 */
export function createPrinter({ tell, onCommand }: Outside): (options: WebContentsPrintOptions) => string {
  const reasons: string[] = [];
  onCommand('script-dialog', (script) => {
    if (script.dialog === 'print') reasons.push(script.reason);
  });
  return (options) => {
    const reason = reasons.shift() ?? '';
    tell({ type: 'print', options, reason });
    return reason;
  };
}
