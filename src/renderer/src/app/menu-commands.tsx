import { useEffect, useState } from 'react';
import { Outlet, useNavigate } from 'react-router';
import { bridge } from '@/api/bridge.ts';
import { NETWORK_CHECK } from '@/api/network-check.ts';
import { lazyComponent } from '@/kit/lazy-component.tsx';
import { type ProgramDialog, ShowProgramDialog } from './program-dialogs.ts';

const DIALOGS = {
  updates: lazyComponent(async () => (await import('./updates/update-dialog.tsx')).default),
  about: lazyComponent(async () => (await import('./about/about-dialog.tsx')).default),
};

/**
 * Carries out the commands of the native menu that need no session, around every page, and holds the dialogs about the
 * program, which a page can open, too (`useProgramDialog`).
 */
export function MenuCommands() {
  const navigate = useNavigate();
  const [shown, setShown] = useState<ProgramDialog | null>(null);
  useEffect(
    () =>
      bridge.on('menu.command', (command) => {
        if (command === 'network-check') void navigate(NETWORK_CHECK);
        if (command === 'updates') void bridge.updates.check();
        if (command === 'updates' || command === 'about') setShown(command);
      }),
    [navigate],
  );
  const Dialog = shown && DIALOGS[shown];
  return (
    <ShowProgramDialog value={setShown}>
      <Outlet />
      {Dialog && <Dialog onClose={() => setShown(null)} />}
    </ShowProgramDialog>
  );
}
