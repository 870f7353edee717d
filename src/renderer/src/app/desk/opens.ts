import { createContext, use } from 'react';

/** Whether the signed-in person may open the screen at an address. */
export type Opens = (address: string) => boolean;

/** Provided by the shell, which knows the screens: the desk's pages are themselves screens. */
export const OpensContext = createContext<Opens>(() => false);

/** Tells which screens this person may open. */
export const useOpens = (): Opens => use(OpensContext);
