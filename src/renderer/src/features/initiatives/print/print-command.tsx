import { useEffect, useState } from 'react';
import type { Text } from '@/i18n/catalogue.ts';
import { useCommands } from '@/kit/commands/use-commands.ts';
import { KeysHeld } from '@/kit/keys/keys-held.tsx';
import { lazyComponent } from '@/kit/lazy-component.tsx';
import type { PrintSubject } from './subject.ts';

const PrintDialog = lazyComponent(async () => (await import('./print-dialog.tsx')).PrintDialog, KeysHeld);

/** How long the first screen has the line and the processor for itself, in ms. */
const AHEAD_MS = 10_000;

export type PrintCommandProps = {
  /** Heading of the key on the sheet of keys. */
  where: Text;
  /** What can be printed at this moment; null: nothing. */
  subject: () => PrintSubject | null;
};

/** The dialog and its sheets come with the page's idle time: they are there when somebody asks for them. */
const bringAhead = () => void import('./print-dialog.tsx').catch(() => undefined);

/** Ctrl P: prints what the screen shows. The dialog keeps what it was opened for. */
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
      id: 'page.print',
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
