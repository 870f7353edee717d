/** Most copies of one print. */
export const MOST_COPIES = 99;
/** Route of the hidden page on which the sheets of a print are drawn. */
export const SHEETS_PATH = '/print';
