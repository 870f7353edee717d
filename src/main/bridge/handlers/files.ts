import type { DropRule } from '@shared/bridge/bridge.ts';
import type { FileKind } from '@shared/files.ts';
import type { Downloads } from '../../files/downloads-parts.ts';
import type { Intake } from '../../files/intake.ts';
import type { Previews } from '../../files/previews.ts';
import type { TemporaryCopies } from '../../files/temporary-copies.ts';
import type { Uploads } from '../../files/upload.ts';
import type { Journal } from '../../journal/journal.ts';
import type { Handlers } from '../router.ts';

/** Extensions that the system's dialog lists for each kind; the real kind is read from the chosen file's content. */
const EXTENSIONS: Record<FileKind, readonly string[]> = {
  xlsx: ['xlsx'],
  xls: ['xls'],
  csv: ['csv'],
  pdf: ['pdf'],
  jpeg: ['jpg', 'jpeg', 'jfif'],
  png: ['png'],
  svg: ['svg'],
};

/** Calls about chosen files, and about copies of the platform's files. */
export function filesHandlers({
  intake,
  chooseFiles,
  previews,
  uploads,
  copies,
  downloads,
  journal,
}: {
  intake: Intake;
  /** Asks the person for files with one of these extensions; empty if the dialog was cancelled. */
  chooseFiles: (extensions: string[], many: 'one' | 'several') => Promise<string[]>;
  previews: Previews;
  uploads: Uploads;
  copies: TemporaryCopies;
  downloads: Pick<Downloads, 'saveText' | 'saveSheet'>;
  journal: Pick<Journal, 'around'>;
}): Pick<Handlers, `files.${string}` & keyof Handlers> {
  const pick = async (rule: DropRule, many: 'one' | 'several') =>
    intake.take(
      await chooseFiles(
        rule.accept.flatMap((kind) => EXTENSIONS[kind]),
        many,
      ),
      rule,
    );
  return {
    'files.pick': async (rule) => (await pick(rule, 'one'))[0] ?? null,
    'files.pickSeveral': (rule) => pick(rule, 'several'),
    'files.preview': ({ fileId, table }) => previews.preview(fileId, table),
    'files.upload': ({ journal: note, ...input }) =>
      uploads.send(input, note && ((call) => journal.around(note, call))),
    'files.cancelUpload': async ({ uploadId }) => uploads.cancel(uploadId),
    'files.release': async ({ fileId }) => {
      previews.cancel(fileId);
      intake.release(fileId);
    },
    'files.openCopy': (input) => copies.open(input),
    'files.saveText': (input) => downloads.saveText(input),
    'files.saveSheet': (input) => downloads.saveSheet(input),
  };
}
