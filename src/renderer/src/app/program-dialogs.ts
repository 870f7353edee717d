import { createContext, use } from 'react';

/** The dialogs about the program itself, which its native menu opens on every page. */
export type ProgramDialog = 'updates' | 'about';

/** Shows one of the dialogs; provided by `app/router.tsx`. */
export const ShowProgramDialog = createContext((_dialog: ProgramDialog) => {});

/** Returns a function that opens a dialog about the program. */
export const useProgramDialog = (): ((dialog: ProgramDialog) => void) => use(ShowProgramDialog);
