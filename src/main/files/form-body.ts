import { randomBytes } from 'node:crypto';
import { AppError } from '@shared/errors.ts';
import type { FileKind } from '@shared/files.ts';
import type { Intake, OpenedFile } from './intake.ts';

/** Bytes read and sent at a time: little memory, and the slowest connection takes one chunk within `idleMs`. */
const CHUNK_BYTES = 64 * 1024;

const TYPES: Record<FileKind, string> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xls: 'application/vnd.ms-excel',
  csv: 'text/csv',
  pdf: 'application/pdf',
  jpeg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
};

/** Content of a form: chosen files under one field name, in their order, and further fields. */
export type FormContent = {
  fileIds: readonly string[];
  field: string;
  fields?: Readonly<Record<string, string>> | undefined;
};

/** A form that is ready to be sent. */
export type FormBody = {
  contentType: string;
  totalBytes: number;
  /** The bytes of the form, read from disk on demand. Throws `file` if a file has changed since the form was opened. */
  parts: () => AsyncGenerator<Uint8Array>;
  /** Closes the files. */
  close: () => Promise<void>;
};

const gone = () => new AppError({ kind: 'file', detail: 'gone' });

/** The bytes of an open file, as many as when it was chosen. Throws `file` when the file has changed. */
async function* contentOf({ handle, bytes, mtimeMs }: OpenedFile): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes; ) {
    // A fresh buffer for each chunk: the previous one may still be in flight.
    const buffer = Buffer.allocUnsafe(Math.min(CHUNK_BYTES, bytes - at));
    const { bytesRead } = await handle.read(buffer, 0, buffer.length, at);
    if (bytesRead === 0) throw gone();
    at += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
  // Checked before the form ends, so that the platform never accepts a mixture of two versions as a whole file.
  const now = await handle.stat();
  if (now.mtimeMs !== mtimeMs || now.size !== bytes) throw gone();
}

const closeAll = async (files: readonly OpenedFile[]): Promise<void> => {
  await Promise.all(files.map(({ handle }) => handle.close()));
};

async function openAll(fileIds: readonly string[], intake: Pick<Intake, 'open'>): Promise<OpenedFile[]> {
  const files: OpenedFile[] = [];
  try {
    for (const fileId of fileIds) files.push(await intake.open(fileId));
    return files;
  } catch (error) {
    await closeAll(files);
    throw error;
  }
}

/**
 * Opens all files of a form before its first byte is sent, so that nothing is sent if a file is missing. The caller
 * closes the form. Throws like the intake.
 */
export async function openForm(
  { fileIds, field, fields }: FormContent,
  intake: Pick<Intake, 'open'>,
): Promise<FormBody> {
  const files = await openAll(fileIds, intake);
  const named = files.map((file) => ({ ...file, type: TYPES[file.kind] }));
  const { contentType, framed, tail } = multipart({ field, fields, files: named });

  return {
    contentType,
    totalBytes: framed.reduce((sum, { file, head }) => sum + head.length + file.bytes, tail.length),
    parts: async function* () {
      for (const { file, head } of framed) {
        yield head;
        yield* contentOf(file);
      }
      yield tail;
    },
    close: () => closeAll(files),
  };
}

type NamedFile = { readonly name: string /** Media type. */; readonly type: string };

/** Boundary and frame of a multipart/form-data body: each file follows its head, and `tail` follows the last file. */
type Multipart<F extends NamedFile> = {
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
function multipart<F extends NamedFile>({
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
