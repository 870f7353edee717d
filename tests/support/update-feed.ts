import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { stringify } from 'yaml';
import { type LocalServer, startLocalServer } from './local-server.ts';

/** What a feed says about a version; omitted keys are as electron-builder would write them. */
type Release = {
  version: string;
  content?: Buffer;
  /** Ending of the file's name. Default: AppImage. */
  extension?: string;
  notes?: string | { version: string; note: string | null }[];
  /** Further keys of the feed. */
  more?: Record<string, unknown>;
  /** The checksum that the feed names, if not the file's. */
  sha512?: string;
};

export type UpdateFeed = LocalServer & {
  /** Sets the version that the feed offers from now on. */
  release: (release: Release) => void;
  /** Answers a request instead of the feed; false: the feed answers. */
  instead: (answer: (path: string, response: ServerResponse) => boolean) => void;
};

/** A real update feed on loopback, `latest-linux.yml` and the file beside it, as electron-updater reads them. */
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
