import { getEventListeners } from 'node:events';
import { expect, it } from 'vitest';
import { pause } from '@/kit/idle.ts';

it('a pause that is over leaves no listener on its signal', async () => {
  const { signal } = new AbortController();
  await pause(0, signal);
  await pause(0, signal);
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});

it('a pause rejects with its signal, also with one that was aborted before', async () => {
  const end = new AbortController();
  const waiting = pause(60_000, end.signal);
  end.abort(new Error('left'));
  await expect(waiting).rejects.toThrow('left');
  await expect(pause(0, end.signal)).rejects.toThrow('left');
});
