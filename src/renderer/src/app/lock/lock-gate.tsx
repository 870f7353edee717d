import { type ReactNode, useState } from 'react';
import { useSession } from '@/session/session.ts';
import { ProxyLogin } from '../proxy-login/proxy-login.tsx';
import { LockCover } from './lock-cover.tsx';

/**
 * The page, and over it a cover while the program is locked. What is open stays so below it. A page that is loaded while
 * the program is locked begins once it is opened.
 */
export function LockGate({ children }: { children: ReactNode }) {
  const session = useSession();
  const locked = session.status === 'signed-in' && session.locked;
  const [begun, setBegun] = useState(!locked);
  if (!begun && !locked) setBegun(true);
  return (
    <>
      {begun && children}
      {locked ? <LockCover profile={session.profile} /> : <ProxyLogin />}
    </>
  );
}
