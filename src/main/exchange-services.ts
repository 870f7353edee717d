import type { ApiClient } from './api/client.ts';
import type { SendBody } from './api/send-body.ts';
import type { Emit } from './bridge/emit.ts';
import { downloadsHandlers } from './bridge/handlers/downloads.ts';
import { filesHandlers } from './bridge/handlers/files.ts';
import { linksHandlers } from './bridge/handlers/links.ts';
import { printHandlers } from './bridge/handlers/print.ts';
import { protocolsHandlers } from './bridge/handlers/protocols.ts';
import type { Log } from './diagnostics/log.ts';
import type { FileServices } from './file-services.ts';
import { openFile } from './files/open-file.ts';
import type { Journal } from './journal/journal.ts';
import { createLinks } from './links/links.ts';
import { chooseFiles, chooseFolder } from './ports/desktop.ts';
import { createPrinting } from './print/printing.ts';
import { createFolderIntake } from './protocols/folder-intake.ts';
import { createProtocols } from './protocols/protocols.ts';
import type { SettingsStore } from './settings/settings.ts';
import type { Keychain } from './storage/keychain.ts';
import type { MainWindow } from './windows/main-window.ts';
import { openSheetWindow } from './windows/sheet-window.ts';

type Options = {
  api: ApiClient;
  sendBody: SendBody;
  files: FileServices;
  journal: Journal;
  settings: SettingsStore;
  keychain: Keychain | null;
  /** Folder of the lists of protocols. */
  folder: string;
  /** Preload script of the hidden window on which sheets are drawn. */
  preload: string;
  /** The system's documents folder. */
  documentsFolder: () => string;
  openPath: (path: string) => Promise<string>;
  showItemInFolder: (path: string) => void;
  now: () => number;
  emit: Emit;
  window: () => MainWindow;
  log: Log;
};

/**
 * Creates the exchange with the workstation: folders of protocols, printed sheets, links from other programs.
 * `handlers` answer the page's calls about these, files and downloads.
 */
export function createExchangeServices(options: Options) {
  const { api, sendBody, files, journal, settings, keychain, folder, preload, now, emit, window, log } = options;
  const takeFolder = createFolderIntake(files.intake);
  const protocols = createProtocols({
    ...{ api, sendBody, intake: files.intake, journal, keychain, folder, now },
    onChange: (run) => emit('protocols.changed', run),
    onProgress: (progress) => emit('upload.progress', progress),
    log: log.child('protocols'),
  });
  const links = createLinks({ onWaiting: () => emit('links.waiting', null), log: log.child('links') });
  const printing = createPrinting({
    open: () => openSheetWindow({ preload, owner: window().current() }),
    save: files.downloads.savePdf,
    log: log.child('print'),
  });

  const askForFiles = (extensions: string[], many: 'one' | 'several') =>
    chooseFiles(window().current(), extensions, many);
  const handlers = {
    ...filesHandlers({ ...files, journal, chooseFiles: askForFiles }),
    ...downloadsHandlers({
      ...{ downloads: files.downloads, settings },
      chooseFolder: async () => chooseFolder(window().current(), await files.downloadsFolder()),
    }),
    ...protocolsHandlers({
      ...{ protocols, takeFolder, intake: files.intake, chooseFiles: askForFiles },
      chooseFolder: () => chooseFolder(window().current(), options.documentsFolder()),
      openFile: (path) => openFile(path, options),
    }),
    ...linksHandlers(links),
    ...printHandlers(printing),
  };
  return { takeFolder, protocols, links, printing, handlers };
}
