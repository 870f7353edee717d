import { ReaderProblem } from '../formats/reader-problem.ts';
import type { ReaderAnswer, Request } from './protocol.ts';
import { readTable } from './read-table.ts';

/** The process that reads one untrusted table file: one request, one answer, then the main process ends the process. */
process.parentPort.on('message', ({ data }) => {
  void answer(data as Request).then((message) => process.parentPort.postMessage(message));
});

async function answer(request: Request): Promise<ReaderAnswer> {
  try {
    return { ok: true, preview: await readTable(request) };
  } catch (error) {
    const { problem, message } = ReaderProblem.from(error);
    return { ok: false, problem, reason: message };
  }
}
