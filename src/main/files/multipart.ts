import { randomBytes } from 'node:crypto';

type NamedFile = { readonly name: string /** Media type. */; readonly type: string };

/** Boundary and frame of a multipart/form-data body: each file follows its head, and `tail` follows the last file. */
export type Multipart<F extends NamedFile> = {
  contentType: string;
  framed: readonly { head: Buffer; file: F }[];
  tail: Buffer;
};

/** Escapes as browsers do (WHATWG, adopted by RFC 7578): only what would end the value; UTF-8 stays. */
const quoted = (value: string): string =>
  `"${value
    .toWellFormed()
    .replace(/\r\n|\r|\n/g, '%0D%0A')
    .replaceAll('"', '%22')}"`;

const disposition = (name: string, fileName?: string): string =>
  `Content-Disposition: form-data; name=${quoted(name)}${fileName === undefined ? '' : `; filename=${quoted(fileName)}`}`;

/**
 * The frame around the files of one field. Further fields come first, so that a streaming server receives them before
 * the files. Names may contain any characters.
 */
export function multipart<F extends NamedFile>({
  field,
  files,
  fields = {},
}: {
  field: string;
  files: readonly F[];
  fields?: Readonly<Record<string, string>> | undefined;
}): Multipart<F> {
  const boundary = `----backoffice-${randomBytes(18).toString('base64url')}`;
  const further = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\n${disposition(name)}\r\n\r\n${value.replace(/\r\n|\r|\n/g, '\r\n')}\r\n`,
  );
  const headOf = ({ name, type }: F) => `--${boundary}\r\n${disposition(field, name)}\r\nContent-Type: ${type}\r\n\r\n`;
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    framed: files.map((file, index) => ({
      head: Buffer.from(`${index === 0 ? further.join('') : '\r\n'}${headOf(file)}`),
      file,
    })),
    tail: Buffer.from(`\r\n--${boundary}--\r\n`),
  };
}
