import { createContext, use } from 'react';
import type { Text } from '@/i18n/text.ts';

/** Title of the screen at an address; null if there is none, or the signed-in person may not open it. */
export type Opens = (address: string) => Text | null;

/** Provided by the shell, which knows the screens: the desk's pages are themselves screens. */
export const OpensContext = createContext<Opens>(() => null);

/** Tells which screens this person may open. */
export const useOpens = (): Opens => use(OpensContext);
