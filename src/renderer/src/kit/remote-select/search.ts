/** Characters from which on a search is asked (M-024). */
const SHORTEST = 2;
/** How long nobody must type before it is, in ms (M-026). */
export const DELAY_MS = 200;
/** Options of one answer (M-027). */
export const PAGE_SIZE = 10;

/** What is searched for by what is typed: a shorter text resets the search to its first options (M-024, M-025). */
export const searchOf = (typed: string): string => (typed.trim().length < SHORTEST ? '' : typed.trim());
