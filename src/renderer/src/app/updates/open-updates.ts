import { createContext, use } from 'react';

/** Shows or hides the dialog about a newer version; provided by `app/menu-commands.tsx`. */
export const OpenUpdates = createContext((_opened: boolean) => {});

/** Returns a function that opens the dialog about a newer version. */
export function useOpenUpdates(): () => void {
  const show = use(OpenUpdates);
  return () => show(true);
}
