import type { WebContentsPrintOptions } from 'electron';
import type { Outside } from './outside.ts';

/**
 * The system's print dialog: prints, fails for a reason that a test has scripted, or never answers, as where a printer's
 * driver fails (Electron's `patches/chromium/printing.patch`: `PrintingFailed` and `OnDidScriptedPrint` call nothing back);
 * each script once. Every dialog is reported to the starter.
 */
export function createPrinter({
  tell,
  onCommand,
}: Outside): (options: WebContentsPrintOptions, zoomLevel: number) => Promise<string> {
  const scripts: (string | null)[] = [];
  onCommand('script-dialog', (script) => {
    if (script.dialog === 'print') scripts.push(script.reason);
  });
  return (options, zoomLevel) => {
    const reason = scripts.length > 0 ? (scripts.shift() ?? null) : '';
    tell({ type: 'print', options, reason, zoomLevel });
    return reason === null ? new Promise(() => undefined) : Promise.resolve(reason);
  };
}
