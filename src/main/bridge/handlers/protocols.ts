import { basename } from 'node:path';
import type { DropRule } from '@shared/bridge/bridge.ts';
import { PROTOCOL_BYTES } from '@shared/protocols.ts';
import type { Intake } from '../../files/intake.ts';
import type { TakeFolder } from '../../protocols/folder-intake.ts';
import type { Protocols } from '../../protocols/protocols-parts.ts';
import type { Handlers } from '../router.ts';

const RULE: DropRule = { accept: ['pdf'], maxBytes: PROTOCOL_BYTES };

/** Calls about a folder of protocols. */
export function protocolsHandlers({
  protocols,
  intake,
  takeFolder,
  chooseFolder,
  chooseFiles,
  openFile,
}: {
  protocols: Protocols;
  intake: Pick<Intake, 'locate'>;
  takeFolder: TakeFolder;
  /** Asks the person for a folder; null if the dialog was cancelled. */
  chooseFolder: () => Promise<string | null>;
  /** Asks the person for files with one of these extensions; empty if the dialog was cancelled. */
  chooseFiles: (extensions: string[], many: 'several') => Promise<string[]>;
  /** Opens a document with its program. */
  openFile: (path: string) => Promise<void>;
}): Pick<Handlers, `protocols.${string}` & keyof Handlers> {
  return {
    async 'protocols.pick'({ what }) {
      const folder = what === 'folder' ? await chooseFolder() : null;
      const paths = what === 'folder' ? [folder ?? []].flat() : await chooseFiles(['pdf'], 'several');
      if (paths.length === 0) return null;
      return { folder: folder && basename(folder), files: (await takeFolder(paths, RULE)).flat() };
    },
    'protocols.open': async ({ fileId }) => openFile((await intake.locate(fileId)).path),
    'protocols.current': () => protocols.current(),
    'protocols.send': ({ board, orders }) => protocols.send(board, orders),
    'protocols.resume': ({ ids }) => protocols.resume(ids),
    'protocols.stop': async () => protocols.stop(),
    'protocols.replace': ({ id, fileId }) => protocols.replace(id, fileId),
    'protocols.drop': () => protocols.drop(),
  };
}
