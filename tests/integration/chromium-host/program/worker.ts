const { parentPort } = process;

parentPort.on('message', ({ data }) => {
  if (data === 'spin') for (;;);
  if (data === 'fill') for (const kept: string[][] = []; ; ) kept.push(Array.from({ length: 1000 }, String));
  if (data === 'throw') throw new Error('the worker fails');
  parentPort.postMessage({ pong: data, args: process.argv.slice(2) });
});
