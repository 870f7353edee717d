import type { Printing } from '../../print/printing.ts';
import type { Handlers } from '../router.ts';

/** Calls that print, and those of the hidden page that is printed. */
export const printHandlers = (
  printing: Printing,
): Pick<Handlers, `${'print' | 'sheets'}.${string}` & keyof Handlers> => ({
  'print.savePdf': (input) => printing.savePdf(input),
  'print.send': (input) => printing.send(input),
  'sheets.job': async () => printing.job(),
  'sheets.drawn': async ({ complete }) => printing.drawn(complete),
});
