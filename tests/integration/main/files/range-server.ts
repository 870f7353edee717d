import type { Handler } from '../../../support/local-server.ts';

export type Served = {
  content: Buffer;
  /** Null: the file has no entity tag, and the server offers no ranges. */
  etag: string | null;
  /** Number of body bytes of an answer after which the connection breaks; null: never. */
  cutAt: number | null;
  /** Answers a range even if `If-Range` names another version. */
  ignoresIfRange: boolean;
};

/** Serves one file, with Range and If-Range as in RFC 9110 §14; a test may change the file between requests. */
export const rangeHandler =
  (served: Served): Handler =>
  (request, response) => {
    const { content, etag, cutAt, ignoresIfRange } = served;
    const total = content.length;
    const asked = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] ?? 0);
    const same = ignoresIfRange || request.headers['if-range'] === etag;
    const start = etag !== null && same ? asked : 0;
    if (start > total || (start === total && start > 0)) {
      response.writeHead(416, { 'Content-Range': `bytes */${total}` }).end();
      return;
    }
    const body = content.subarray(start);
    response.writeHead(start > 0 ? 206 : 200, {
      'Content-Length': String(body.length),
      ...(etag !== null && { 'Accept-Ranges': 'bytes', ETag: etag }),
      ...(start > 0 && { 'Content-Range': `bytes ${start}-${total - 1}/${total}` }),
    });
    if (cutAt === null || cutAt >= body.length) {
      response.end(body);
      return;
    }
    // The bytes that the system has taken arrive before the connection ends.
    response.write(body.subarray(0, cutAt), () => response.destroy());
  };
