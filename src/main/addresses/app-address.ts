import { APP_HOST, APP_SCHEME } from '@shared/constants.ts';

/** True for addresses of the program's own page. Compared by parts, because Node gives custom schemes no `origin`. */
export function isAppUrl(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, host, username, password } = new URL(address);
  return protocol === `${APP_SCHEME}:` && host === APP_HOST && !username && !password;
}

/** The resource that a path of the app's origin names. */
export type AppTarget =
  /**
   * `most`: a prefetch, only if the picture has at most this many bytes. `drawing`: a picture that may be an SVG, too.
   */
  | { kind: 'picture'; hash: string; most?: number; drawing?: true }
  | { kind: 'tile'; z: string; x: string; y: string }
  /** A file of the built page, by its path below the page's folder. */
  | { kind: 'asset'; path: string }
  /** A route of the page, answered by index.html. */
  | { kind: 'page' }
  | { kind: 'none' };

const SEGMENT = /^[\w@~-][\w.@~-]*$/;

/**
 * Resolves an address of the app's origin. A path that could leave the page's folder is `none`: dot segments in any
 * encoding, backslashes, colons, empty segments. A last segment with an extension is a file; any other path is a route.
 */
export function resolveAddress(address: string): AppTarget {
  if (!isAppUrl(address)) return { kind: 'none' };
  const { pathname, searchParams } = new URL(address);
  const segments = decodedSegments(pathname);
  if (!segments) return { kind: 'none' };
  const [first, second = '', third = '', fourth = ''] = segments;
  if (first === 'files') {
    if (segments.length !== 2) return { kind: 'none' };
    const picture = { kind: 'picture', hash: second } as const;
    if (searchParams.get('ahead') === '1') return { ...picture, most: Number(searchParams.get('most')) || 0 };
    return searchParams.get('drawing') === '1' ? { ...picture, drawing: true } : picture;
  }
  if (first === 'tiles') {
    return segments.length === 4 ? { kind: 'tile', z: second, x: third, y: fourth } : { kind: 'none' };
  }
  if (segments.length === 1 && first === 'index.html') return { kind: 'page' };
  if (segments.at(-1)?.includes('.')) {
    return segments.every((segment) => SEGMENT.test(segment))
      ? { kind: 'asset', path: segments.join('/') }
      : { kind: 'none' };
  }
  return { kind: 'page' };
}

/** The path's segments, decoded; null if a segment could lead out of the page's folder. */
function decodedSegments(pathname: string): string[] | null {
  try {
    const segments = pathname.split('/').filter(Boolean).map(decodeURIComponent);
    return segments.some((segment) => /[/\\:\0]/.test(segment)) ? null : segments;
  } catch {
    return null;
  }
}
