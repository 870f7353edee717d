import { describe, expect, test, vi } from 'vitest';
import { createPrinting, type SheetWindow } from '../../../../src/main/print/printing.ts';
import { logLines } from '../../../support/log-lines.ts';

const DOWNLOAD = { id: '1', name: 'a.pdf', state: 'done', receivedBytes: 1, totalBytes: 1, startedAt: 1 } as const;

/** Printing with stub windows, whose drawing the test ends. */
function printer({ reason = '', drawnMs = 1000 } = {}) {
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
        paper: async () => ({ reason }),
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
    log,
  });
  return { printing, windows, save, lines };
}

const input = (job: string) => ({ job, suggestedName: 'a.pdf' });

describe('printing', () => {
  test('saves what was drawn, and closes the window', async () => {
    const { printing, windows, save } = printer();
    const saved = printing.savePdf(input('bir'));
    await vi.waitFor(() => expect(printing.isDrawing(1)).toBe(true));
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
    await vi.waitFor(() => expect(printing.job()).toBe('bir'));
    expect(windows).toHaveLength(1);
    printing.drawn(true);
    await vi.waitFor(() => expect(windows).toHaveLength(2));
    expect(windows[0]?.closed).toBe(true);
    expect(printing.job()).toBe('ikki');
    printing.drawn(true);
    await both;
  });

  test('reports a printer that refuses, and prints the next job', async () => {
    const { printing, lines } = printer({ reason: 'Print job failed' });
    for (const time of ['bir', 'ikki']) {
      const sent = printing.send({ job: time, copies: 1 });
      await vi.waitFor(() => expect(printing.job()).toBe(time));
      printing.drawn(true);
      expect(await sent).toEqual({ sent: false });
    }
    expect(lines.join('\n')).toContain('Print job failed');
  });

  test.each([
    ['are not drawn in time', () => {}, 'timeout'],
    ['cannot be drawn', ({ printing }: ReturnType<typeof printer>) => printing.drawn(false), 'internal'],
    ['lose their window', ({ windows }: ReturnType<typeof printer>) => windows[0]?.gone(), 'cancelled'],
    ['are cancelled', ({ printing }: ReturnType<typeof printer>) => printing.stop(), 'cancelled'],
  ])('sheets that %s fail, and the window is closed', async (_how, happens, kind) => {
    const rig = printer({ drawnMs: kind === 'timeout' ? 200 : 5000 });
    const saved = rig.printing.savePdf(input('bir'));
    const failed = expect(saved).rejects.toMatchObject({ kind });
    await vi.waitFor(() => expect(rig.printing.isDrawing(1)).toBe(true));
    happens(rig);
    await failed;
    expect(rig.windows[0]?.closed).toBe(true);
    expect(rig.save).not.toHaveBeenCalled();
  });

  test('cancels the jobs that wait behind a cancelled one, too', async () => {
    const { printing, windows } = printer();
    const waiting = [printing.savePdf(input('bir')), printing.savePdf(input('ikki'))];
    await vi.waitFor(() => expect(printing.isDrawing(1)).toBe(true));
    printing.stop();
    const ended = await Promise.allSettled(waiting);
    expect(ended.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(windows).toHaveLength(1);
  });
});
