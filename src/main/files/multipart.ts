import { randomBytes } from 'node:crypto';

/** Boundary and frame of a multipart/form-data body, whose one file goes between `head` and `tail`. */
export type Multipart = { contentType: string; head: Buffer; tail: Buffer };

/** As browsers do it (WHATWG, to which RFC 7578 came round): UTF-8 as it is, and only what would end the value escaped. */
const quoted = (value: string): string =>
  `"${value
    .toWellFormed()
    .replace(/\r\n|\r|\n/g, '%0D%0A')
    .replaceAll('"', '%22')}"`;

const disposition = (name: string, fileName?: string): string =>
  `Content-Disposition: form-data; name=${quoted(name)}${fileName === undefined ? '' : `; filename=${quoted(fileName)}`}`;

/**
 * The frame around a file: further fields first, so that a server which streams knows them when the file comes. Names
 * may hold any characters.
 */
export function multipart({
  field,
  fileName,
  type,
  fields = {},
}: {
  field: string;
  fileName: string;
  /** Media type of the file. */
  type: string;
  fields?: Readonly<Record<string, string>> | undefined;
}): Multipart {
  const boundary = `----backoffice-${randomBytes(18).toString('base64url')}`;
  const further = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\n${disposition(name)}\r\n\r\n${value.replace(/\r\n|\r|\n/g, '\r\n')}\r\n`,
  );
  const head = `${further.join('')}--${boundary}\r\n${disposition(field, fileName)}\r\nContent-Type: ${type}\r\n\r\n`;
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    head: Buffer.from(head),
    tail: Buffer.from(`\r\n--${boundary}--\r\n`),
  };
}
