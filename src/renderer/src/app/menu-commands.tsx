import { useEffect, useState } from 'react';
import { Outlet, useNavigate } from 'react-router';
import { bridge } from '@/api/bridge.ts';
import { NETWORK_CHECK } from '@/api/network-check.ts';
import { lazyComponent } from '@/kit/lazy-component.tsx';
import { OpenUpdates } from './updates/open-updates.ts';

const UpdateDialog = lazyComponent(async () => (await import('./updates/update-dialog.tsx')).default);

/**
 * Carries out the commands of the native menu that need no session, around every page, and holds the dialog about a newer
 * version, which a page can open, too (`useOpenUpdates`).
 */
export function MenuCommands() {
  const navigate = useNavigate();
  const [updates, setUpdates] = useState(false);
  useEffect(
    () =>
      bridge.on('menu.command', (command) => {
        if (command === 'network-check') void navigate(NETWORK_CHECK);
        if (command === 'updates') {
          setUpdates(true);
          void bridge.updates.check();
        }
      }),
    [navigate],
  );
  return (
    <OpenUpdates value={setUpdates}>
      <Outlet />
      {updates && <UpdateDialog onClose={() => setUpdates(false)} />}
    </OpenUpdates>
  );
}
