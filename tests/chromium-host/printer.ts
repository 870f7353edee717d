import type { WebContentsPrintOptions } from 'electron';
import type { Outside } from './outside.ts';

/**
 * The system's print dialog: prints, or ends with the reason that a test has scripted, each once. Every one is told to
 * whoever started the program.
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
