import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { stringify } from 'yaml';
import { type LocalServer, startLocalServer } from './local-server.ts';

/** What a feed says of a version; whatever is not named is as electron-builder would write it. */
type Release = {
  version: string;
  content?: Buffer;
  /** Ends the name of the file. Default: AppImage. */
  extension?: string;
  notes?: string | { version: string; note: string | null }[];
  /** Further keys of the feed. */
  more?: Record<string, unknown>;
  /** The checksum that the feed names, where it is not the file's. */
  sha512?: string;
};

export type UpdateFeed = LocalServer & {
  /** What the feed offers from now on. */
  release: (release: Release) => void;
  /** Answers a request in place of the feed; false: the feed answers. */
  instead: (answer: (path: string, response: ServerResponse) => boolean) => void;
};

/** A real feed of updates on loopback, `latest-linux.yml` and the file beside it, as electron-updater reads them. */
export async function startUpdateFeed(): Promise<UpdateFeed> {
  let feed = '';
  let content: Buffer = Buffer.alloc(0);
  let instead: (path: string, response: ServerResponse) => boolean = () => false;
  const server = await startLocalServer((request, response) => {
    const path = new URL(String(request.url), 'http://feed').pathname;
    if (instead(path, response)) return;
    if (path.endsWith('.yml')) response.writeHead(200, { 'Content-Type': 'text/yaml' }).end(feed);
    else if (path.endsWith('.blockmap')) response.writeHead(404).end();
    else response.writeHead(200, { 'Content-Length': content.length }).end(content);
  });
  return {
    ...server,
    release: ({ version, notes, more, sha512, extension = 'AppImage', ...rest }) => {
      content = rest.content ?? Buffer.alloc(200_000, version);
      const checksum = sha512 ?? createHash('sha512').update(content).digest('base64');
      const url = `tashabbusli-budjet-${version}.${extension}`;
      feed = stringify({
        version,
        files: [{ url, sha512: checksum, size: content.length }],
        path: url,
        sha512: checksum,
        releaseDate: '2026-11-23T00:00:00.000Z',
        ...(notes !== undefined && { releaseNotes: notes }),
        ...more,
      });
    },
    instead: (answer) => {
      instead = answer;
    },
  };
}
