import { useCallback } from 'react';
import { bridge, unwrap } from '@/api/bridge.ts';
import { useNotices } from './notices.ts';

/** Returns a function that opens an address in the system's browser or mail program; a notice reports failure. */
export function useOpenLink(): (url: string) => Promise<void> {
  const notices = useNotices();
  return useCallback(
    async (url) => {
      try {
        await unwrap(bridge.app.openExternal({ url }));
      } catch (error) {
        notices.failure(error, "Havolani brauzerda ochib bo'lmadi");
      }
    },
    [notices],
  );
}
