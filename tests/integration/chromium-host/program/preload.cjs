const { contextBridge, ipcRenderer, webUtils } = require('electron');

const problems = [];
for (const use of [() => require('node:fs'), () => ipcRenderer.sendSync('x')]) {
  try {
    use();
  } catch (error) {
    problems.push(error.message);
  }
}

contextBridge.exposeInMainWorld('sample', {
  problems,
  deep: { list: [1, 2] },
  invoke: (channel, ...args) => ipcRenderer.invoke(channel, ...args),
  send: (channel, ...args) => ipcRenderer.send(channel, ...args),
  pathOf: (file) => ipcRenderer.invoke('echo', webUtils.getPathForFile(file)),
  on: (channel, listener) => {
    const receive = (_event, ...args) => listener(...args);
    ipcRenderer.on(channel, receive);
    return () => {
      ipcRenderer.removeListener(channel, receive);
    };
  },
});
