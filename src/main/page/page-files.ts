import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Settings } from '@shared/settings.ts';
import { COMMON_HEADERS, CONNECTION_ALLOWLIST, contentSecurityPolicy } from './csp.ts';

const MIME_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  // Not in a package.
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Shown in place of a page whose files are missing, so that the window is never white. */
const BROKEN_INSTALLATION = `<!doctype html><html lang="uz-Latn"><meta charset="utf-8"><title>Tashabbusli budjet</title>
<h1>Dastur fayllari shikastlangan</h1><p>Dasturni qayta o'rnating yoki administratorga murojaat qiling.</p>`;

/** The built page as the page's origin serves it. */
export type PageFiles = {
  /**
   * index.html with a fresh nonce, the policy, and the settings in its first tag, so that no wrong theme flashes. It links
   * the files of the first page, of a signed-in person or of anybody else, so that they load in parallel with the first script.
   */
  page: () => Promise<Response>;
  /** A built file; 404 if it does not exist. `path` has been checked by `resolveAddress`. */
  asset: (path: string) => Promise<Response>;
};

/** Serves the built page from the folder `root`. */
export function createPageFiles({
  root,
  settings,
  isSignedIn,
}: {
  root: string;
  settings: () => Settings;
  isSignedIn: () => boolean;
}): PageFiles {
  return {
    page: async () => {
      const template = await readFile(join(root, 'index.html'), 'utf8').catch(() => null);
      return pageAnswer(template && personalised(template, settings(), isSignedIn()), contentSecurityPolicy);
    },
    asset: async (path) => {
      const type = MIME_TYPES[extname(path)];
      const bytes = type && (await readFile(join(root, path)).catch(() => null));
      if (!bytes) return new Response(null, { status: 404, headers: COMMON_HEADERS });
      return new Response(bytes, {
        headers: {
          ...COMMON_HEADERS,
          'Content-Type': type,
          // Names of built files hold a hash of their content.
          'Cache-Control': path.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
        },
      });
    },
  };
}

/** The answer with this page, a fresh nonce in place of each `%NONCE%`, and the policy; null: its files are missing. */
export function pageAnswer(page: string | null, policy: (nonce: string) => string): Response {
  const nonce = randomBytes(16).toString('base64');
  const headers = {
    ...COMMON_HEADERS,
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': policy(nonce),
    'Connection-Allowlist': CONNECTION_ALLOWLIST,
    'Cache-Control': 'no-store',
  };
  if (page === null) return new Response(BROKEN_INSTALLATION, { status: 500, headers });
  return new Response(page.replaceAll('%NONCE%', nonce), { headers });
}

/** A link of index.html that names a file of the first page, before the sign-in or after it (`electron.vite.config.ts`). */
const FIRST_PAGE_LINK = /<link\b[^<>]*\bdata-(before|after)-sign-in\b[^<>]*>/g;

/**
 * The page with the script and the colour scheme of the settings in its first tag, and the links of the first page, which
 * `isSignedIn` decides. Its files are addressed from the root: electron-vite addresses them relative to the page, which
 * would be wrong on nested routes.
 */
export function personalised(template: string, { script, colorScheme }: Settings, isSignedIn: boolean): string {
  const lang = script === 'cyrillic' ? 'uz-Cyrl' : 'uz-Latn';
  return template
    .replaceAll(FIRST_PAGE_LINK, (link, when: string) => (when === (isSignedIn ? 'after' : 'before') ? link : ''))
    .replace(/<html[^>]*>/, `<html lang="${lang}" data-script="${script}" data-mantine-color-scheme="${colorScheme}">`)
    .replaceAll(/\b(src|href)="\.\//g, '$1="/');
}
