import { createContext, use } from 'react';
import type { Behind } from '@/kit/forms/behind.ts';
import type { Initiative } from './initiative.ts';

/** How a decision on an initiative is sent where nobody waits for its answer; null: its dialog waits. */
export const BehindContext = createContext<((initiative: Initiative) => Behind) | null>(null);

/** How the dialog of a decision on this initiative is sent without being waited for; undefined: it waits. */
export const useBehind = (initiative: Initiative): Behind | undefined => use(BehindContext)?.(initiative);
