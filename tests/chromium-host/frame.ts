import type { WebFrameMain } from 'electron';
import { offer } from './guard.ts';

/** The main frame of a page as it stands at `url`; pages of the program have no others that speak to it. */
export function frameAt(url: string): WebFrameMain {
  return offer<WebFrameMain>('WebFrameMain', {
    url,
    origin: /^[\w+.-]+:\/\/[^/?#]+/.exec(url)?.[0] ?? 'null',
    parent: null,
  });
}
