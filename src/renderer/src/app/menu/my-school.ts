import type { Screen } from './screen.ts';

/** Screens of "Mening maktabim" (spec 002 §2, B-012 to B-014) in the document's order. */
export const mySchoolScreens: readonly Screen[] = [];
