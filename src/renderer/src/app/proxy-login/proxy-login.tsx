import { useState } from 'react';
import { useNetwork } from '@/api/network.ts';
import { lazyComponent } from '@/kit/lazy-component.tsx';

// Lazy: most offices have no such proxy.
const ProxyLoginDialog = lazyComponent(async () => (await import('./proxy-login-dialog.tsx')).default);

/** Asks for the user name and password that a proxy requires, on every page. */
export function ProxyLogin() {
  const { proxy } = useNetwork();
  const [username, setUsername] = useState('');
  return proxy && <ProxyLoginDialog proxy={proxy} username={username} onName={setUsername} />;
}
