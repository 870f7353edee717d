import { type Bridge, DROP_CHANNEL } from '@shared/bridge/bridge.ts';
import { ipcRenderer, webUtils } from 'electron';

/** Hands dropped files to the main process by their paths; the page gets back opaque ids. */
export const takeDropped: Bridge['takeDropped'] = (files, wanted) =>
  ipcRenderer.invoke(DROP_CHANNEL, {
    paths: files.map((file) => webUtils.getPathForFile(file)),
    names: files.map(({ name }) => name),
    wanted,
  });
