import type { ListedDraft } from '@shared/drafts.ts';
import { createContext, use } from 'react';

/** The place of a form's draft, and the form's address if it is a screen. */
export type DraftedAt = Pick<ListedDraft, 'scope' | 'record'> & { readonly at?: string | undefined };

/** How a form is reopened: its address, and the router state by which the screen opens it. */
export type FormWay = { readonly to: string; readonly state?: unknown };

/** The way to the form with a draft; null if no address opens it. Provided by the shell, which knows the screens. */
export const FormWaysContext = createContext<(draft: DraftedAt) => FormWay | null>(() => null);

/** Returns a function that gives the way to the form with a draft; null if no address opens it. */
export const useFormWays = () => use(FormWaysContext);
