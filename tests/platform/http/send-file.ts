import type { FastifyReply } from 'fastify';

const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** An ASCII name for old programs; the real name is in `filename*` (RFC 6266). */
const asciiOf = (name: string) => name.replace(/[^\w.]+/g, '-');

/** The Content-Disposition for a file with this name. */
export const disposition = (kind: 'attachment' | 'inline', name: string): string =>
  `${kind}; filename="${asciiOf(name)}"; filename*=UTF-8''${encodeURIComponent(name)}`;

/** Sends an xlsx file with this name (extension included). */
export function sendWorkbook(reply: FastifyReply, name: string, workbook: Buffer): FastifyReply {
  return reply
    .type(XLSX_TYPE)
    .header('content-disposition', disposition('attachment', name))
    .header('content-length', workbook.length)
    .send(workbook);
}
