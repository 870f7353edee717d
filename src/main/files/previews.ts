import { AppError } from '@shared/errors.ts';
import type { TablePreview, TableSpec } from '@shared/files.ts';
import type { TableInspector } from '../excel/inspect.ts';
import type { Intake } from './intake.ts';

/** Previews of chosen tables. */
export type Previews = {
  /**
   * The preview of a chosen table; `table`: how it is read. Only one runs at a time, since a person looks at one file: an earlier preview in
   * flight is cancelled. Throws like the intake and the inspector; `cancelled` if a later call ended it, `bad-call` if
   * the file is not a table.
   */
  preview: (fileId: string, table?: TableSpec) => Promise<TablePreview>;
  /** Ends the preview of this file, if it is running. */
  cancel: (fileId: string) => void;
  /** Cancels a running preview, at the end of a session and of the program. */
  reset: () => void;
};

/** Creates the previews of chosen tables; a reader ends with the session at the latest. */
export function createPreviews({
  intake,
  inspector,
}: {
  intake: Pick<Intake, 'locate'>;
  inspector: TableInspector;
}): Previews {
  let running: { fileId: string; controller: AbortController } | null = null;

  return {
    async preview(fileId, table) {
      running?.controller.abort();
      const mine = { fileId, controller: new AbortController() };
      running = mine;
      try {
        const { path, kind } = await intake.locate(fileId);
        if (kind !== 'xlsx' && kind !== 'xls' && kind !== 'csv') {
          throw new AppError({ kind: 'bad-call', detail: 'only tables have a preview' });
        }
        return await inspector.preview(path, kind, mine.controller.signal, table);
      } finally {
        if (running === mine) running = null;
      }
    },

    cancel(fileId) {
      if (running?.fileId === fileId) running.controller.abort();
    },

    reset: () => running?.controller.abort(),
  };
}
