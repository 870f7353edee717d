import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useEffect, useMemo, useSyncExternalStore } from 'react';
import { bridge } from '@/api/bridge.ts';
import { tellLine } from '@/api/line.ts';
import { useNetwork } from '@/api/network.ts';
import { LineNoteProvider } from '@/kit/network/line-note.tsx';
import { useSignedIn } from '@/session/session.ts';
import { type CallEvent, callNews } from './call-news.ts';
import { type Connection, type ConnectionMonitor, createConnectionMonitor } from './connection.ts';

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

const PROBE = 'connection-probe';

/**
 * Probes the platform: confirms the session if it is unconfirmed, then requests the profile, the cheapest call.
 */
async function check(): Promise<boolean> {
  const session = await bridge.session.confirm();
  if (!session.ok || session.value.status === 'signed-out') return session.ok;
  if (!session.value.confirmed) return false;
  const profile = await bridge.api.request({ requestId: PROBE, method: 'GET', path: 'api/v1/users/profile' });
  // Any answer proves the connection, a refusal included.
  return profile.ok || (profile.error.kind !== 'network' && profile.error.kind !== 'timeout');
}

/** Feeds the outcome of every query and mutation to the monitor. Returns the function that unsubscribes. */
function watchCalls(queryClient: QueryClient, monitor: ConnectionMonitor): () => void {
  const learn = (event: CallEvent) => {
    const news = callNews(event);
    if (news) monitor[news]();
  };
  const stops = [queryClient.getQueryCache().subscribe(learn), queryClient.getMutationCache().subscribe(learn)];
  return () => {
    for (const stop of stops) stop();
  };
}

/**
 * State of the connection, and an immediate retry. It is lost once a query or mutation has no answer, and once the main
 * process knows why none can come. When the connection is back, all queries are invalidated. The page is told of loss
 * and return (`api/line.ts`).
 */
function useConnection(): { connection: Connection; retry: () => void } {
  const queryClient = useQueryClient();
  const { confirmed } = useSignedIn();
  const { trouble } = useNetwork();
  const monitor = useMemo(
    () => createConnectionMonitor({ check, onBack: () => void queryClient.invalidateQueries() }),
    [queryClient],
  );

  useEffect(() => {
    const tell = () => tellLine(monitor.get().status === 'online');
    const stop = monitor.subscribe(tell);
    tell();
    return () => {
      stop();
      tellLine(true);
    };
  }, [monitor]);
  useEffect(() => watchCalls(queryClient, monitor), [queryClient, monitor]);
  useEffect(() => {
    // A form's call is none of the cache's.
    if (trouble) monitor.lost();
  }, [trouble, monitor]);
  useEffect(() => {
    if (confirmed) monitor.answered();
    else monitor.lost();
  }, [confirmed, monitor]);
  useEffect(() => {
    window.addEventListener('offline', monitor.lost);
    window.addEventListener('online', monitor.retry);
    return () => {
      window.removeEventListener('offline', monitor.lost);
      window.removeEventListener('online', monitor.retry);
      monitor.stop();
    };
  }, [monitor]);

  const connection = useSyncExternalStore(monitor.subscribe, monitor.get);
  return useMemo(() => ({ connection, retry: monitor.retry }), [connection, monitor]);
}
