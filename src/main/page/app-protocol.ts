import { resolveAddress } from '../addresses/app-address.ts';
import { COMMON_HEADERS } from './csp.ts';
import type { PageFiles } from './page-files.ts';
import type { Pictures } from './pictures.ts';
import type { Tiles } from './tiles.ts';

/** Answers every request of the page to its own origin: the page's files, pictures of the platform, map tiles. */
export function createAppProtocol({
  pageFiles,
  pictures,
  tiles,
}: {
  pageFiles: PageFiles;
  pictures: Pick<Pictures, 'answer'>;
  tiles: Pick<Tiles, 'answer'>;
}): (request: Request) => Promise<Response> {
  const answer = async (address: string): Promise<Response> => {
    const target = resolveAddress(address);
    switch (target.kind) {
      case 'picture':
        return pictures.answer(target);
      case 'tile':
        return tiles.answer(target);
      case 'asset':
        return pageFiles.asset(target.path);
      case 'page':
        return pageFiles.page();
      case 'none':
        return new Response(null, { status: 404, headers: COMMON_HEADERS });
    }
  };
  return async ({ method, url }) => {
    if (method === 'GET') return answer(url);
    if (method === 'HEAD') {
      const { status, headers } = await answer(url);
      return new Response(null, { status, headers });
    }
    return new Response(null, { status: 405, headers: { ...COMMON_HEADERS, Allow: 'GET, HEAD' } });
  };
}
