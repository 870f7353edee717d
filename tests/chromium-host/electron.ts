import { offer } from './guard.ts';
import { createHost } from './host.ts';
import { currentRun } from './run.ts';

/** The stand-in for the `electron` module in the main process; importing a name that is missing here fails. */
const host = createHost(process, currentRun());

export const {
  app,
  BrowserWindow,
  clipboard,
  dialog,
  ipcMain,
  Menu,
  nativeTheme,
  net,
  Notification,
  powerMonitor,
  protocol,
  screen,
  session,
  shell,
  utilityProcess,
} = host;

export default offer<typeof host>('electron', host);
