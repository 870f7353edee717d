import { expect, test } from 'vitest';
import { createQueue } from '../../../../src/main/concurrency/queue.ts';

test('tasks run one after the other, in order', async () => {
  const queued = createQueue();
  const lines: string[] = [];
  const first = Promise.withResolvers<number>();
  const one = queued(async () => {
    lines.push('one begins');
    const value = await first.promise;
    lines.push('one ends');
    return value;
  });
  const two = queued(async () => void lines.push('two'));
  await Promise.resolve();
  expect(lines).toEqual(['one begins']);
  first.resolve(1);
  await two;
  expect(await one).toBe(1);
  expect(lines).toEqual(['one begins', 'one ends', 'two']);
});

test('a task that fails or throws synchronously rejects only for its caller', async () => {
  const queued = createQueue();
  const failing = queued(() => Promise.reject(new Error('later')));
  const throwing = queued(() => {
    throw new Error('at once');
  });
  const next = queued(async () => 'next');
  await expect(failing).rejects.toThrow('later');
  await expect(throwing).rejects.toThrow('at once');
  expect(await next).toBe('next');
});
