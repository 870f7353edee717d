/** Most copies of one print. */
export const MOST_COPIES = 99;
/** Route of the hidden page on which the sheets of a print are drawn. */
export const SHEETS_PATH = '/print';

/**
 * What became of sheets that were sent to the printer. `refused`: by the person or the printer; `unknown`: neither
 * answered in time, so that they may have been printed or not.
 */
export const PAPER_OUTCOMES = ['sent', 'refused', 'no-printer', 'unknown'] as const;
export type PaperOutcome = (typeof PAPER_OUTCOMES)[number];
