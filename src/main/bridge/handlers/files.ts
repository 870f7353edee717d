import { AppError } from '@shared/errors.ts';
import type { FileKind } from '@shared/files.ts';
import type { TableInspector } from '../../excel/inspect.ts';
import type { Intake } from '../../files/intake.ts';
import type { TemporaryCopies } from '../../files/temporary-copies.ts';
import type { Uploads } from '../../files/upload.ts';
import type { Handlers } from '../router.ts';

/** What the system's dialog lists for each kind; what a file really is, is seen when it was chosen. */
const EXTENSIONS: Record<FileKind, readonly string[]> = {
  xlsx: ['xlsx'],
  xls: ['xls'],
  csv: ['csv'],
  pdf: ['pdf'],
  jpeg: ['jpg', 'jpeg'],
  png: ['png'],
};

/** Calls about files that the person chose, and about copies of the platform's. */
export function filesHandlers({
  intake,
  chooseFile,
  inspector,
  uploads,
  copies,
}: {
  intake: Intake;
  /** Asks the person for a file with one of these extensions; null where they gave up. */
  chooseFile: (extensions: string[]) => Promise<string | null>;
  inspector: TableInspector;
  uploads: Uploads;
  copies: TemporaryCopies;
}): Pick<Handlers, `files.${string}` & keyof Handlers> {
  return {
    'files.pick': async ({ accept, maxBytes }) => {
      const path = await chooseFile(accept.flatMap((kind) => EXTENSIONS[kind]));
      if (path === null) return null;
      const [file] = await intake.take([path], { accept, maxBytes });
      return file ?? null;
    },
    'files.preview': async ({ fileId }) => {
      const { path, kind } = await intake.locate(fileId);
      if (kind !== 'xlsx' && kind !== 'xls' && kind !== 'csv') {
        throw new AppError({ kind: 'bad-call', detail: 'only tables have a preview' });
      }
      return inspector.preview(path, kind);
    },
    'files.upload': (input) => uploads.send(input),
    'files.cancelUpload': async ({ uploadId }) => uploads.cancel(uploadId),
    'files.release': async ({ fileId }) => intake.release(fileId),
    'files.openCopy': (input) => copies.open(input),
  };
}
