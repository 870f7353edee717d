import { useEffect, useEffectEvent } from 'react';
import { Outlet, useNavigate } from 'react-router';
import { bridge } from '@/api/bridge.ts';
import { NETWORK_CHECK } from '@/api/network-check.ts';

/** Carries out the commands of the native menu that need no session, around every page. */
export function MenuCommands() {
  const navigate = useNavigate();
  const onCommand = useEffectEvent((command: string) => {
    if (command === 'network-check') void navigate(NETWORK_CHECK);
  });
  useEffect(() => bridge.on('menu.command', onCommand), []);
  return <Outlet />;
}
