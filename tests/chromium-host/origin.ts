import { notOffered } from './guard.ts';

/**
 * Chromium serves no scheme of ours, so `app://backoffice/x` is `http://backoffice.localhost/x` there: a secure context
 * with history, storage and ranges, resolved to the gateway of this process.
 */
export type Origins = {
  /** Names the one scheme that is served. */
  register: (scheme: string) => void;
  scheme: () => string | undefined;
  /** The program's address as the browser knows it; others unchanged. */
  toBrowser: (url: string) => string;
  /** The browser's address as the program knows it; others unchanged. */
  toProgram: (url: string) => string;
  /** Matches the origins of the scheme as the browser knows them. */
  browserOrigin: () => RegExp;
};

const HOST_SUFFIX = '.localhost';

/** The two names of every address of the app's own scheme. */
export function createOrigins(): Origins {
  let known: string | undefined;
  return {
    register: (scheme) => {
      if (known !== undefined && known !== scheme) throw notOffered('a second scheme');
      known = scheme;
    },
    scheme: () => known,
    toBrowser: (url) => {
      const match = known === undefined ? null : new RegExp(`^${known}://([^/?#:]+)(.*)$`, 's').exec(url);
      return match ? `http://${match[1]}${HOST_SUFFIX}${match[2]}` : url;
    },
    toProgram: (url) => {
      const match = /^http:\/\/([^/?#:]+)\.localhost(?::80)?((?:[/?#].*)?)$/s.exec(url);
      return match && known !== undefined ? `${known}://${match[1]}${match[2]}` : url;
    },
    browserOrigin: () => /^http:\/\/[^/:]+\.localhost$/,
  };
}
