import { BRIDGE_KEY, type Bridge, callChannel, eventChannel } from '@shared/bridge/bridge.ts';
import type { CallName } from '@shared/bridge/contract.ts';
import { contextBridge, ipcRenderer } from 'electron';
import { takeDropped } from './dropped-files.ts';

/** One call of the contract as a function of the page; the main process checks its input. */
const call = (name: CallName) => (input?: unknown) => ipcRenderer.invoke(callChannel(name), input);

// Written out name by name: the page gets these functions and no way to send any other message.
const bridge: Bridge = {
  app: {
    info: call('app.info'),
    notices: call('app.notices'),
    openExternal: call('app.openExternal'),
    copyText: call('app.copyText'),
    noteOddFields: call('app.noteOddFields'),
    noteDefect: call('app.noteDefect'),
    settings: call('app.settings'),
    setUnsaved: call('app.setUnsaved'),
    showProgress: call('app.showProgress'),
  },
  session: {
    current: call('session.current'),
    confirm: call('session.confirm'),
    captcha: call('session.captcha'),
    signInWithPassword: call('session.signInWithPassword'),
    signInWithSso: call('session.signInWithSso'),
    unlock: call('session.unlock'),
    sso: call('session.sso'),
    cancelSso: call('session.cancelSso'),
    copySsoLink: call('session.copySsoLink'),
    signOut: call('session.signOut'),
    saveShell: call('session.saveShell'),
  },
  contact: { begin: call('contact.begin'), end: call('contact.end'), head: call('contact.head') },
  network: {
    state: call('network.state'),
    openPortal: call('network.openPortal'),
    answerProxy: call('network.answerProxy'),
    dismissProxy: call('network.dismissProxy'),
    askProxyAgain: call('network.askProxyAgain'),
    noteClock: call('network.noteClock'),
  },
  support: {
    checkNetwork: call('support.checkNetwork'),
    saveFile: call('support.saveFile'),
  },
  drafts: {
    save: call('drafts.save'),
    load: call('drafts.load'),
    remove: call('drafts.remove'),
    list: call('drafts.list'),
  },
  journal: {
    list: call('journal.list'),
    settle: call('journal.settle'),
    clear: call('journal.clear'),
    state: call('journal.state'),
  },
  keeps: {
    load: call('keeps.load'),
    save: call('keeps.save'),
    remove: call('keeps.remove'),
    clear: call('keeps.clear'),
  },
  files: {
    pick: call('files.pick'),
    pickSeveral: call('files.pickSeveral'),
    preview: call('files.preview'),
    upload: call('files.upload'),
    cancelUpload: call('files.cancelUpload'),
    release: call('files.release'),
    openCopy: call('files.openCopy'),
    saveText: call('files.saveText'),
    saveSheet: call('files.saveSheet'),
  },
  protocols: {
    pick: call('protocols.pick'),
    open: call('protocols.open'),
    current: call('protocols.current'),
    send: call('protocols.send'),
    resume: call('protocols.resume'),
    stop: call('protocols.stop'),
    replace: call('protocols.replace'),
    drop: call('protocols.drop'),
  },
  takeDropped,
  api: { request: call('api.request'), cancel: call('api.cancel') },
  chronology: { update: call('chronology.update') },
  invest: { setup: call('invest.setup') },
  map: { reverse: call('map.reverse') },
  links: {
    take: call('links.take'),
  },
  print: {
    savePdf: call('print.savePdf'),
    send: call('print.send'),
  },
  sheets: {
    job: call('sheets.job'),
    drawn: call('sheets.drawn'),
  },
  downloads: {
    start: call('downloads.start'),
    list: call('downloads.list'),
    cancel: call('downloads.cancel'),
    retry: call('downloads.retry'),
    open: call('downloads.open'),
    remove: call('downloads.remove'),
    showInFolder: call('downloads.showInFolder'),
    chooseFolder: call('downloads.chooseFolder'),
  },
  updates: {
    current: call('updates.current'),
    check: call('updates.check'),
    download: call('updates.download'),
    install: call('updates.install'),
  },
  on: (event, listener) => {
    const receive = (_event: unknown, payload: Parameters<typeof listener>[0]) => listener(payload);
    ipcRenderer.on(eventChannel(event), receive);
    // In braces: `removeListener` returns ipcRenderer itself, which the page must never hold.
    return () => {
      ipcRenderer.removeListener(eventChannel(event), receive);
    };
  },
};

contextBridge.exposeInMainWorld(BRIDGE_KEY, bridge);
