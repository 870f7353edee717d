import { offered } from './offered.ts';

/** What the kit asks of the program beside the API, drafts and files: told, and nothing more comes of it. */
export const PROGRAM = offered({
  'app.openExternal': () => undefined,
  'app.copyText': () => undefined,
  'app.setUnsaved': () => undefined,
  'app.showProgress': () => undefined,
  // Nothing is kept; what is, only the page remembers.
  'keeps.load': () => null,
  'keeps.save': () => undefined,
  'app.noteOddFields': () => ({ number: 'K7P2AC' }),
});
