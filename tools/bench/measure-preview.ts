import { join } from 'node:path';
import { createUtilityProcesses } from '../../tests/chromium-host/utility-process.ts';
import { peakBytes } from '../../tests/support/peak-memory.ts';
import { watchBlocks } from '../../tests/support/watch-blocks.ts';
import { makePreviewFile } from './preview-file.ts';
import { median } from './statistics.ts';

const ROUNDS = 3;
const MIB = 1024 * 1024;
const NOWHERE = { warn: () => undefined, info: () => undefined };
export const READERS = ['ours', 'sheetjs', 'read-excel-file', 'exceljs'] as const;
export type ReaderName = (typeof READERS)[number];

/** Figures of one reader, from the start of its process to its answer: medians over the rounds. */
export type PreviewFigures = {
  ms: number;
  /** Peak resident memory of the process, in MiB. */
  peak: number;
  /** Longest block of the calling process by its own work, in ms. */
  block: number;
};

/**
 * Measures the preview of 100,000 × 10 cells, each reader in its own process, in interleaved rounds. Ours is the built
 * reader with the program's limits.
 */
export async function measurePreviews(file: string, builtMain: string): Promise<Record<ReaderName, PreviewFigures>> {
  makePreviewFile(file);
  const rounds: Record<ReaderName, PreviewFigures[]> = { ours: [], sheetjs: [], 'read-excel-file': [], exceljs: [] };
  for (let round = 0; round < ROUNDS; round++) {
    for (const reader of READERS) rounds[reader].push(await measure(reader, file, builtMain));
  }
  const summary = (figures: readonly PreviewFigures[]): PreviewFigures => ({
    ms: median(figures.map(({ ms }) => ms)),
    peak: median(figures.map(({ peak }) => peak)),
    block: median(figures.map(({ block }) => block)),
  });
  return {
    ours: summary(rounds.ours),
    sheetjs: summary(rounds.sheetjs),
    'read-excel-file': summary(rounds['read-excel-file']),
    exceljs: summary(rounds.exceljs),
  };
}

async function measure(reader: ReaderName, path: string, builtMain: string): Promise<PreviewFigures> {
  const { utilityProcess, killAll } = createUtilityProcesses();
  let peak = () => 0;
  let blocked = () => 0;
  const fork = (modulePath: string, execArgv: string[]) => {
    const child = utilityProcess.fork(modulePath, [], { execArgv, stdio: 'ignore' });
    child.once('spawn', () => {
      if (child.pid !== undefined) peak = peakBytes(child.pid);
    });
    // Measured from here: forking blocks for as long as the system needs, whatever the file.
    blocked = watchBlocks();
    return child;
  };
  const begun = performance.now();
  try {
    if (reader === 'ours') {
      const createTableInspector = await loadInspector();
      const inspector = createTableInspector({
        fork: (v8Flags) => fork(join(builtMain, 'inspect-process.js'), [`--js-flags=${v8Flags.join(' ')}`]),
        log: NOWHERE,
      });
      await inspector.preview(path, 'xlsx');
    } else {
      const child = fork(join(import.meta.dirname, 'preview-peer.ts'), []);
      await new Promise<void>((resolve, reject) => {
        child.on('message', () => resolve());
        child.on('exit', (code) => reject(new Error(`${reader} ended with ${code}`)));
        child.postMessage({ peer: reader, path });
      });
    }
    return { ms: performance.now() - begun, peak: peak() / MIB, block: blocked() };
  } finally {
    killAll();
  }
}

/** Imports the program's inspector, after registering the alias that it uses. */
async function loadInspector() {
  await import('../../tests/support/resolve-shared.ts');
  const { createTableInspector } = await import('../../src/main/excel/inspect.ts');
  return createTableInspector;
}
