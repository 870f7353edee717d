import { offered } from './offered.ts';

/** What the kit asks of the program besides the API, drafts and files: accepted, without further effect. */
export const PROGRAM = offered({
  'app.openExternal': () => undefined,
  'app.copyText': () => undefined,
  'app.setUnsaved': () => undefined,
  'app.showProgress': () => undefined,
  // Nothing is stored: kept values live only in the page.
  'keeps.load': () => null,
  'keeps.save': () => undefined,
  'app.noteOddFields': () => ({ number: 'K7P2AC' }),
});
