import { useEffect, useState } from 'react';
import type { Text } from '@/i18n/text.ts';
import { useCommands } from '@/kit/commands/use-commands.ts';
import { KeysHeld } from '@/kit/keys/keys-held.tsx';
import { lazyComponent } from '@/kit/lazy-component.tsx';
import type { PrintSubject } from './subject.ts';

const PrintDialog = lazyComponent(async () => (await import('./print-dialog.tsx')).PrintDialog, KeysHeld);

/** Id of the command that prints. */
export const PRINT = 'page.print';

/** Delay of the preload, in ms: the first screen has network and processor to itself. */
const AHEAD_MS = 10_000;

export type PrintCommandProps = {
  /** Heading of the command on the sheet of keys. */
  where: Text;
  /** The subject to print at this moment; null: none. */
  subject: () => PrintSubject | null;
};

/** Preloads the dialog and its sheets while the page is idle. */
const bringAhead = () => void import('./print-dialog.tsx').catch(() => undefined);

/** Ctrl+P: prints the content of the screen. The dialog keeps the subject that it was opened for. */
export function PrintCommand({ where, subject }: PrintCommandProps) {
  const [printed, setPrinted] = useState<PrintSubject | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => requestIdleCallback(bringAhead), AHEAD_MS);
    return () => clearTimeout(timer);
  }, []);
  const open = (what: PrintSubject | null) => {
    if (!what) return false;
    setPrinted(what);
    return true;
  };
  useCommands([
    {
      id: PRINT,
      title: 'Chop etish',
      where,
      keys: ['Ctrl+KeyP'],
      run: () => open(subject()),
      bind: () => {
        const what = subject();
        return () => open(what);
      },
      enabled: () => subject() !== null,
    },
  ]);
  return printed && <PrintDialog subject={printed} onClose={() => setPrinted(null)} />;
}
