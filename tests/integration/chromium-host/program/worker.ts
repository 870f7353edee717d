const { parentPort } = process;

parentPort.on('message', ({ data }) => {
  if (data === 'spin') for (;;);
  if (data === 'throw') throw new Error('the worker fails');
  parentPort.postMessage({ pong: data, args: process.argv.slice(2) });
});
