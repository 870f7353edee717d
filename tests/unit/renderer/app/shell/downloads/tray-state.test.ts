import { type Download, NO_SPACE } from '@shared/downloads.ts';
import { describe, expect, it } from 'vitest';
import { failureReason, trayState } from '@/app/shell/downloads/tray-state.ts';

const download = (part: Partial<Download>): Download => ({
  id: 'a',
  name: 'tashabbuslar.xlsx',
  state: 'running',
  receivedBytes: 0,
  totalBytes: null,
  startedAt: 0,
  ...part,
});

describe('trayState', () => {
  it('weighs the running downloads by their bytes and leaves the others out', () => {
    const state = trayState([
      download({ receivedBytes: 50, totalBytes: 100 }),
      download({ receivedBytes: 100, totalBytes: 300 }),
      download({ state: 'done', receivedBytes: 9, totalBytes: 9 }),
    ]);
    expect(state).toEqual({ running: 2, share: 0.375 });
  });

  it('has no share while a length is unknown, or nothing runs', () => {
    expect(trayState([download({ receivedBytes: 5, totalBytes: 10 }), download({})])).toEqual({
      running: 2,
      share: null,
    });
    expect(trayState([download({ state: 'failed' })])).toEqual({ running: 0, share: null });
  });

  it('does not exceed the whole when more comes than was announced', () => {
    expect(trayState([download({ receivedBytes: 20, totalBytes: 10 })]).share).toBe(1);
  });
});

describe('failureReason', () => {
  it('prefers the message of the server', () => {
    expect(failureReason({ kind: 'server', serverMessage: 'Fayl tayyor emas' })).toEqual({ raw: 'Fayl tayyor emas' });
  });

  it('distinguishes disk, network and what the platform refuses, and is null for an unknown cause', () => {
    expect(failureReason({ kind: 'file' })).toBe("Faylni diskka yozib bo'lmadi");
    expect(failureReason({ kind: 'file', detail: NO_SPACE })).toBe("Diskda bo'sh joy yetarli emas");
    expect(failureReason({ kind: 'network' })).toBe('Aloqa uzilib qoldi');
    expect(failureReason({ kind: 'timeout' })).toBe('Server javob bermadi');
    expect(failureReason({ kind: 'forbidden' })).toBe("Bu faylni yuklab olishga ruxsat yo'q");
    expect(failureReason({ kind: 'not-found' })).toBe('Fayl serverda topilmadi');
    expect(failureReason({ kind: 'server', status: 500 })).toBeNull();
    expect(failureReason(undefined)).toBeNull();
  });
});
