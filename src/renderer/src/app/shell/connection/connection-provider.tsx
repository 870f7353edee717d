import { createContext, type ReactNode, use } from 'react';
import { LineNoteProvider } from '@/kit/network/line-note.tsx';
import type { Connection } from './connection.ts';
import { useConnection } from './use-connection.ts';

type ConnectionState = { connection: Connection; retry: () => void };

const CurrentConnection = createContext<ConnectionState>({ connection: { status: 'online' }, retry: () => undefined });

/** The connection to the platform, and an immediate retry. */
export const useCurrentConnection = (): ConnectionState => use(CurrentConnection);

/** Watches the connection to the platform, for the banners above the page and for the page itself. */
export function ConnectionProvider({ children }: { children: ReactNode }) {
  const state = useConnection();
  return (
    <CurrentConnection value={state}>
      <LineNoteProvider>{children}</LineNoteProvider>
    </CurrentConnection>
  );
}
