import type { FastifyReply, FastifyRequest } from 'fastify';

/** A single range of bytes; several ranges at once are answered with the whole file, as RFC 9110 §14.2 allows. */
const RANGE = /^bytes=(\d*)-(\d*)$/;

/** First and last byte of a Range header; null if it is not a range, 'beyond' if no part of the range exists. */
function rangeOf(header: string | undefined, total: number): { first: number; last: number } | 'beyond' | null {
  const [, from, to] = RANGE.exec(header ?? '') ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return null;
  const first = from === '' ? Math.max(0, total - Number(to)) : Number(from);
  const last = from === '' || to === '' ? total - 1 : Math.min(Number(to), total - 1);
  if (to !== '' && from !== '' && Number(to) < first) return null;
  return first > last ? 'beyond' : { first, last };
}

/** Sends a file with its entity tag, or the requested range: 200, 206, or 416 (RFC 9110 §14). */
export function sendRanged(
  request: FastifyRequest,
  reply: FastifyReply,
  { bytes, etag }: { bytes: Buffer; etag: string },
): FastifyReply {
  const total = bytes.length;
  reply.header('accept-ranges', 'bytes').header('etag', etag);
  const condition = request.headers['if-range'];
  const range = condition === undefined || condition === etag ? rangeOf(request.headers.range, total) : null;
  if (range === 'beyond') return reply.code(416).header('content-range', `bytes */${total}`).send();
  const body = range ? bytes.subarray(range.first, range.last + 1) : bytes;
  if (range) reply.code(206).header('content-range', `bytes ${range.first}-${range.last}/${total}`);
  return reply.header('content-length', body.length).send(body);
}
