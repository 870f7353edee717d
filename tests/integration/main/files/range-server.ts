import type { Handler } from '../../../support/local-server.ts';

export type Served = {
  content: Buffer;
  /** Null: the file has no version by which a rest could be asked for. */
  etag: string | null;
  /** The connection breaks when so much of the body is sent, of this answer; null: never. */
  cutAt: number | null;
  /** Answers a range although the file has another version by now. */
  ignoresIfRange: boolean;
};

/** Serves one file as a good server does, Range and If-Range included (RFC 9110 §14); the test may change it in between. */
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
    // What the system has taken arrives before the end of the connection.
    response.write(body.subarray(0, cutAt), () => response.destroy());
  };
