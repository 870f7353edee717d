import { AppError } from '@shared/errors.ts';
import type { TablePreview } from '@shared/files.ts';
import type { TableInspector } from '../excel/inspect.ts';
import type { Intake } from './intake.ts';

export type Previews = {
  /**
   * What is in a chosen table. A person looks at one file at a time: an earlier preview that still runs is ended. Throws as
   * the intake and the inspector do, `cancelled` where it was ended, `bad-call` where the file is no table.
   */
  preview: (fileId: string) => Promise<TablePreview>;
  /** Ends the preview of this file, if it runs. */
  cancel: (fileId: string) => void;
  /** Ends whatever runs: for the end of a session and of the program. */
  reset: () => void;
};

/** Previews of chosen tables, whose readers do not outlive the rule to see them. */
export function createPreviews({
  intake,
  inspector,
}: {
  intake: Pick<Intake, 'locate'>;
  inspector: TableInspector;
}): Previews {
  let running: { fileId: string; controller: AbortController } | null = null;

  return {
    async preview(fileId) {
      running?.controller.abort();
      const mine = { fileId, controller: new AbortController() };
      running = mine;
      try {
        const { path, kind } = await intake.locate(fileId);
        if (kind !== 'xlsx' && kind !== 'xls' && kind !== 'csv') {
          throw new AppError({ kind: 'bad-call', detail: 'only tables have a preview' });
        }
        return await inspector.preview(path, kind, mine.controller.signal);
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
