import type { ApiClient } from '../../api/client.ts';
import type { ReadingOnly } from '../../contact/reading-only.ts';
import type { Handlers } from '../router.ts';

/** Calls about the check of the platform. */
export const contactHandlers = ({
  readingOnly,
  mayBegin,
  isSending,
  stream,
}: {
  readingOnly: Pick<ReadingOnly, 'on' | 'off'>;
  /** Whether whoever is signed in may check the platform; nobody may without a session. */
  mayBegin: () => boolean;
  /** Whether a file is on its way to the platform: the check would break it off. */
  isSending: () => boolean;
  stream: ApiClient['stream'];
}): Pick<Handlers, `contact.${string}` & keyof Handlers> => ({
  'contact.begin': async () => {
    if (!mayBegin() || isSending()) return { begun: false };
    readingOnly.on();
    return { begun: true };
  },
  'contact.end': async () => readingOnly.off(),
  'contact.head': async ({ path, query }) => {
    const { headers, body } = await stream(path, query, { signal: new AbortController().signal });
    await body?.cancel();
    return { type: headers.get('content-type') ?? '' };
  },
});
