import { notOffered } from './guard.ts';

/**
 * Chromium cannot serve the program's scheme, so `app://backoffice/x` is `http://backoffice.localhost/x` there: a
 * secure context with history, storage and ranges, resolved to the gateway of this process.
 */
export type Origins = {
  /** Registers the only scheme that is served; throws for a second one. */
  register: (scheme: string) => void;
  scheme: () => string | undefined;
  /** Translates an address of the program into the browser's form; returns others unchanged. */
  toBrowser: (url: string) => string;
  /** Translates an address of the browser into the program's form; returns others unchanged. */
  toProgram: (url: string) => string;
  /** Matches the origins of the scheme in the browser's form. */
  browserOrigin: () => RegExp;
};

const HOST_SUFFIX = '.localhost';

/** Translates addresses of the app's scheme between the program's and the browser's form. */
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
