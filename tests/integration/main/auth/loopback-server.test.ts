import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { type Loopback, openLoopback } from '../../../../src/main/auth/loopback-server.ts';
import { timeLimit } from '../../../support/time-limit.ts';

const STATE = 'the-state';
/** Interval at which the connections of these tests send a byte, in ms. */
const DRIP_MS = 20;

const undo: (() => void)[] = [];
afterEach(() => {
  for (const step of undo.splice(0).reverse()) step();
});

async function open(limits?: Parameters<typeof openLoopback>[2]): Promise<Loopback & { port: number }> {
  const loopback = await openLoopback([], STATE, limits);
  undo.push(loopback.close);
  return { ...loopback, port: Number(new URL(loopback.redirectUri).port) };
}

/** A connection as any program on this computer can open it. */
async function connection(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  undo.push(() => socket.destroy());
  await once(socket, 'connect');
  return socket.resume();
}

/** Resolves when a connection ends, also by a reset: a byte in flight is then a socket error, which is ignored. */
const ended = (socket: Socket) => new Promise<void>((resolve) => void socket.once('close', () => resolve()));

/** Sends an endless text, a byte at a time, as long as the connection is open. */
function drip(socket: Socket, start: string): void {
  socket.write(start);
  const timer = setInterval(() => socket.write('x'), DRIP_MS);
  undo.push(() => clearInterval(timer));
  socket.once('close', () => clearInterval(timer));
}

test.each([
  ['says nothing', () => undefined],
  ['sends a line without an end', (socket: Socket) => drip(socket, 'GET /')],
  ['sends a header without an end', (socket: Socket) => drip(socket, 'GET /callback HTTP/1.1\r\nHost: ')],
  [
    'sends a body without an end',
    (socket: Socket) => drip(socket, 'POST /callback HTTP/1.1\r\nContent-Length: 1000000\r\n\r\n'),
  ],
])('A-036: a connection that %s is closed at its timeout', async (_what, act) => {
  const { port } = await open({ connectionMs: 200 });
  const socket = await connection(port);
  act(socket);
  await ended(socket);
});

test('A-036: the timeout of a connection is ten seconds', async () => {
  const limit = timeLimit(10_000);
  const { port } = await open();
  const socket = await connection(port);
  drip(socket, 'GET /callback HTTP/1.1\r\nHost: ');
  // It has begun once the server has taken the connection.
  await vi.waitFor(limit.pass, { timeout: 9_000 });
  await ended(socket);
});

test('A-036: at most 16 connections are open at a time, and they do not keep the browser out', async () => {
  const { port, redirectUri, answer } = await open();
  const silent: Socket[] = [];
  for (let n = 0; n < 40; n++) silent.push(await connection(port));
  await expect.poll(() => silent.filter(({ closed }) => !closed).length).toBe(16);

  const page = await fetch(`${redirectUri}?code=C&state=${STATE}`);
  expect(page.status).toBe(200);
  expect(await answer).toEqual({ code: 'C' });
});
