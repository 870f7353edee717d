/**
 * What the page remembers by itself, and until when. `sign-out`: for the person, in this window: it survives F5 and an
 * expired session, and is gone at sign-out, for another person, and with the window (`ends.ts`, `choices.ts`, Z-155).
 * `forever`: for everybody at this workstation. What a person keeps beyond the window is kept by the main process, under
 * its owner (`@shared/keeps.ts`, `kit/keeps`), as are drafts.
 */
// biome-ignore format: a table
const REMEMBERED = {
  // what                    until         key, followed by whose or which it is
  'open rows':            ['sign-out', 'open:'],
  'place in a list':      ['sign-out', 'scroll:'],
  'board in view':        ['sign-out', ''],
  'review queue':         ['sign-out', ''],
  'chosen initiatives':   ['sign-out', 'review-chosen'],
  'begun chapters':       ['sign-out', 'manual'],
  'sending of an SMS':    ['forever',  'sms.'],
} as const satisfies Record<string, readonly ['sign-out' | 'forever', string]>;

/** Where one thing is remembered, as a text. */
export type Memory = { read: () => string | null; write: (text: string) => void; forget: () => void };

/** Where this is remembered; `of` tells several of the same kind apart. */
export function memoryOf(what: keyof typeof REMEMBERED, of = ''): Memory {
  const [until, begins] = REMEMBERED[what];
  const store = until === 'forever' ? localStorage : sessionStorage;
  const key = `${begins}${of}`;
  return {
    read: () => store.getItem(key),
    write: (text) => store.setItem(key, text),
    forget: () => store.removeItem(key),
  };
}
