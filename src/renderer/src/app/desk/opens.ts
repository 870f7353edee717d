import { createContext, use } from 'react';

/** Whether the signed-in person may open the screen at an address. */
export type Opens = (address: string) => boolean;

/** Given by the shell, which knows the screens: a page of the desk is one of them. */
export const OpensContext = createContext<Opens>(() => false);

/** Tells which screens this person may open. */
export const useOpens = (): Opens => use(OpensContext);
