import { describe, expect, test, vi } from 'vitest';
import { createPrinting, type SheetWindow } from '../../../../src/main/print/printing.ts';
import { logLines } from '../../../support/log-lines.ts';
import { timeLimit } from '../../../support/time-limit.ts';

const DOWNLOAD = { id: '1', name: 'a.pdf', state: 'done', receivedBytes: 1, totalBytes: 1, startedAt: 1 } as const;

/** Printing with stub windows, whose drawing the test ends. */
function printer({
  papers = [{ reason: '' }],
  drawnMs = 60_000,
  paperMs = 60_000,
}: {
  /** What each print dialog answers in its turn, the last one for all further; null: it never does. */
  papers?: ({ reason: string } | null)[];
  drawnMs?: number;
  paperMs?: number;
} = {}) {
  const windows: { id: number; gone: () => void; closed: boolean }[] = [];
  const save = vi.fn(async () => DOWNLOAD);
  const { log, lines } = logLines();
  const printing = createPrinting({
    open: (): SheetWindow => {
      const own = { id: windows.length + 1, gone: () => {}, closed: false };
      windows.push(own);
      return {
        id: own.id,
        load: async () => {},
        pdf: async () => Buffer.from('%PDF'),
        paper: () => {
          const answer = papers.length > 1 ? papers.shift() : papers[0];
          return answer ? Promise.resolve(answer) : new Promise(() => undefined);
        },
        onGone: (listener) => {
          own.gone = listener;
        },
        close: () => {
          own.closed = true;
        },
      };
    },
    save,
    drawnMs,
    paperMs,
    log,
  });
  return { printing, windows, save, lines };
}

/** Waits for what follows within some turns, however busy the machine is. */
const soon = (holds: () => void) => vi.waitFor(holds, 10_000);
const input = (job: string) => ({ job, suggestedName: 'a.pdf' });

describe('printing', () => {
  test('saves what was drawn, and closes the window', async () => {
    const { printing, windows, save } = printer();
    const saved = printing.savePdf(input('bir'));
    await soon(() => expect(printing.isDrawing(1)).toBe(true));
    expect(printing.job()).toBe('bir');
    expect(save).not.toHaveBeenCalled();
    printing.drawn(true);
    expect(await saved).toEqual(DOWNLOAD);
    expect(save).toHaveBeenCalledWith({ suggestedName: 'a.pdf', content: Buffer.from('%PDF') });
    expect(windows[0]?.closed).toBe(true);
    expect(printing.isDrawing(1)).toBe(false);
    expect(() => printing.job()).toThrow('nothing is printed');
  });

  test('wPR5: draws one job at a time, each in a window that is closed before the next', async () => {
    const { printing, windows } = printer();
    const both = Promise.all([printing.savePdf(input('bir')), printing.savePdf(input('ikki'))]);
    await soon(() => expect(printing.job()).toBe('bir'));
    expect(windows).toHaveLength(1);
    printing.drawn(true);
    await soon(() => expect(windows).toHaveLength(2));
    expect(windows[0]?.closed).toBe(true);
    expect(printing.job()).toBe('ikki');
    printing.drawn(true);
    await both;
  });

  test('reports a printer that refuses, and prints the next job', async () => {
    const { printing, lines } = printer({ papers: [{ reason: 'Print job failed' }] });
    for (const time of ['bir', 'ikki']) {
      const sent = printing.send({ job: time, copies: 1 });
      await soon(() => expect(printing.job()).toBe(time));
      printing.drawn(true);
      expect(await sent).toEqual({ outcome: 'refused' });
    }
    expect(lines.join('\n')).toContain('Print job failed');
  });

  test('a printer that never answers holds up no other job; its outcome is unknown once its time is over', async () => {
    const limit = timeLimit(300_000);
    const { printing, windows, lines } = printer({ papers: [null, { reason: '' }], paperMs: 300_000 });
    const silent = printing.send({ job: 'bir', copies: 1 });
    await soon(() => expect(printing.job()).toBe('bir'));
    printing.drawn(true);
    const later = printing.send({ job: 'ikki', copies: 1 });
    await soon(() => expect(printing.job()).toBe('ikki'));
    expect(windows[0]?.closed).toBe(false);
    limit.pass();
    printing.drawn(true);
    expect(await later).toEqual({ outcome: 'sent' });
    expect(await silent).toEqual({ outcome: 'unknown' });
    expect(windows.map(({ closed }) => closed)).toEqual([true, true]);
    expect(lines.join('\n')).toContain('no answer');
  });

  test('names a workstation without a printer', async () => {
    const { printing } = printer({ papers: [{ reason: 'No printers available on the network' }] });
    const sent = printing.send({ job: 'bir', copies: 1 });
    await soon(() => expect(printing.job()).toBe('bir'));
    printing.drawn(true);
    expect(await sent).toEqual({ outcome: 'no-printer' });
  });

  test('a job that waits for its printer is cancelled with the others', async () => {
    const { printing, windows } = printer({ papers: [null] });
    const silent = printing.send({ job: 'bir', copies: 1 });
    await soon(() => expect(printing.job()).toBe('bir'));
    printing.drawn(true);
    await soon(() => expect(printing.isDrawing(1)).toBe(false));
    printing.stop();
    await expect(silent).rejects.toMatchObject({ kind: 'cancelled' });
    expect(windows[0]?.closed).toBe(true);
  });

  test.each([
    ['are not drawn in time', ({ limit }: { limit: ReturnType<typeof timeLimit> }) => limit.pass(), 'timeout'],
    ['cannot be drawn', ({ printing }: ReturnType<typeof printer>) => printing.drawn(false), 'internal'],
    ['lose their window', ({ windows }: ReturnType<typeof printer>) => windows[0]?.gone(), 'cancelled'],
    ['are cancelled', ({ printing }: ReturnType<typeof printer>) => printing.stop(), 'cancelled'],
  ])('sheets that %s fail, and the window is closed', async (_how, happens, kind) => {
    const limit = timeLimit(300_000);
    const rig = { ...printer({ drawnMs: 300_000 }), limit };
    const saved = rig.printing.savePdf(input('bir'));
    const failed = expect(saved).rejects.toMatchObject({ kind });
    await soon(() => expect(rig.printing.isDrawing(1)).toBe(true));
    happens(rig);
    await failed;
    expect(rig.windows[0]?.closed).toBe(true);
    expect(rig.save).not.toHaveBeenCalled();
  });

  test('cancels the jobs that wait behind a cancelled one, too', async () => {
    const { printing, windows } = printer();
    const waiting = [printing.savePdf(input('bir')), printing.savePdf(input('ikki'))];
    await soon(() => expect(printing.isDrawing(1)).toBe(true));
    printing.stop();
    const ended = await Promise.allSettled(waiting);
    expect(ended.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(windows).toHaveLength(1);
  });
});
