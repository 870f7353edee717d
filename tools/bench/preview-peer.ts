import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { read } from 'xlsx';

type ReadRows = (file: string) => Promise<unknown>;
type ExcelJs = { Workbook: new () => { xlsx: { readFile: ReadRows } } };

const peers = createRequire(join(import.meta.dirname, 'peers', 'package.json'));

const PEERS: Record<string, ReadRows> = {
  sheetjs: async (path) => read(await readFile(path), { type: 'buffer', dense: true }),
  'read-excel-file': async (path) => {
    const { default: readRows } = (await import(pathToFileURL(peers.resolve('read-excel-file/node')).href)) as {
      default: ReadRows;
    };
    return readRows(path);
  },
  exceljs: async (path) => new (peers('exceljs') as ExcelJs).Workbook().xlsx.readFile(path),
};

// Takes a message with a reader and a file, as `inspect-process.js` does, and answers once the whole file is read.
process.parentPort.on('message', ({ data }) => {
  const { peer, path } = data as { peer: string; path: string };
  void PEERS[peer]?.(path).then(() => process.parentPort.postMessage('read'));
});
