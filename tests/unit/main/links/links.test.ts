import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createLinks, platformName } from '../../../../src/main/links/links.ts';
import { linkTo } from '../../../../src/shared/initiative-link.ts';
import { logLines } from '../../../support/log-lines.ts';

const link = (id: number) => ({ id, publicId: `0614047502${id}`, platform: '0a1b2c3d' });
const text = (id: number) => linkTo(link(id));

let time = 0;
beforeEach(() => {
  time = 0;
  vi.useFakeTimers();
  return () => void vi.useRealTimers();
});

function opened() {
  const { log, lines } = logLines();
  const onWaiting = vi.fn();
  const links = createLinks({ onWaiting, now: () => time, log });
  const pass = (ms: number) => {
    time += ms;
    vi.advanceTimersByTime(ms);
  };
  return { links, onWaiting, lines, pass };
}

describe('a link that another program has opened', () => {
  test('is found in a command line, and taken once', () => {
    const { links, onWaiting, pass } = opened();
    links.receive(['/opt/program', '--flag', text(1)]);
    pass(0);
    expect(onWaiting).toHaveBeenCalledTimes(1);
    expect(links.take()).toEqual(link(1));
    expect(links.take()).toBeNull();
  });

  test('is passed on at most once a second, and of many only the last', () => {
    const { links, onWaiting, pass } = opened();
    links.receive([text(1)]);
    pass(0);
    expect(links.take()).toEqual(link(1));
    for (let id = 2; id <= 10; id += 1) {
      links.receive([text(id)]);
      pass(50);
    }
    expect(onWaiting).toHaveBeenCalledTimes(1);
    pass(1000);
    expect(onWaiting).toHaveBeenCalledTimes(2);
    expect(links.take()).toEqual(link(10));
  });

  test('is the last of several in a command line', () => {
    const { links, pass } = opened();
    links.receive([text(1), '--flag', text(2)]);
    pass(0);
    expect(links.take()).toEqual(link(2));
  });

  test('waits ten minutes for a sign-in', () => {
    const { links, pass } = opened();
    links.receive([text(1)]);
    pass(10 * 60_000);
    expect(links.take()).toEqual(link(1));
    links.receive([text(2)]);
    pass(10 * 60_000 + 1);
    expect(links.take()).toBeNull();
  });

  test('wL3: is logged without its text, invalid links too; other arguments are not logged', () => {
    const { links, lines, pass } = opened();
    links.receive(['--flag', 'https://example.uz/']);
    expect(lines).toEqual([]);
    links.receive([text(1)]);
    links.receive(['tashabbus://i/1?p=31234567890123&s=0a1b2c3d&reject=1']);
    links.receive(['TASHABBUS:maxfiy']);
    pass(0);
    expect(lines).toEqual([expect.stringContaining('links have come {"taken":1}')]);
    pass(1000);
    expect(lines).toEqual([expect.anything(), expect.stringContaining('links have come {"ignored":2}')]);
    expect(lines.join('\n')).not.toMatch(/tashabbus:|0614|3123|maxfiy|reject/i);
    expect(links.take()).toEqual(link(1));
  });
});

test('a flood of links costs one line a second, which counts them', () => {
  const { links, lines, pass } = opened();
  for (let n = 0; n < 3000; n += 1) {
    links.receive([n % 2 === 0 ? text(1) : 'tashabbus:x']);
    pass(1);
  }
  pass(5000);
  expect(lines).toHaveLength(4);
  const told = (name: string) =>
    lines.map((line) => Number(new RegExp(`"${name}":(\\d+)`).exec(line)?.[1] ?? 0)).reduce((sum, n) => sum + n, 0);
  expect([told('taken'), told('ignored')]).toEqual([1500, 1500]);
});

test('links name a platform by eight hexadecimal digits derived from its address', () => {
  expect(platformName('https://api.example.uz/')).toMatch(/^[0-9a-f]{8}$/);
  expect(platformName('https://api.example.uz/')).not.toBe(platformName('https://test.example.uz/'));
});
