import type { ReadingOnly } from '../../contact/reading-only.ts';
import type { Handlers } from '../router.ts';

/** Calls about the check of the platform. */
export const contactHandlers = ({
  readingOnly,
  isSignedIn,
  isSending,
}: {
  readingOnly: Pick<ReadingOnly, 'on' | 'off'>;
  /** Whether anybody is signed in: without a session there is nothing to read, and a sign-in is no reading. */
  isSignedIn: () => boolean;
  /** Whether a file is on its way to the platform: the check would break it off. */
  isSending: () => boolean;
}): Pick<Handlers, `contact.${string}` & keyof Handlers> => ({
  'contact.begin': async () => {
    if (!isSignedIn() || isSending()) return { begun: false };
    readingOnly.on();
    return { begun: true };
  },
  'contact.end': async () => readingOnly.off(),
});
