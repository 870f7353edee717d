/** The hidden page that is printed: its sheets and nothing else of the program. */
export { drawSheets } from '@/domains/initiative/print/sheets/draw-sheets.tsx';
