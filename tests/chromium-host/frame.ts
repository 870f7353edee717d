import type { WebFrameMain } from 'electron';
import { offer } from './guard.ts';

/** The main frame of a page at `url`, the only frame that sends messages to the program. */
export function frameAt(url: string): WebFrameMain {
  return offer<WebFrameMain>('WebFrameMain', {
    url,
    origin: /^[\w+.-]+:\/\/[^/?#]+/.exec(url)?.[0] ?? 'null',
    parent: null,
  });
}
