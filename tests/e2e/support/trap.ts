import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Trap } from './page-attacks.ts';

/** Starts an attacker's host on this computer: everything that it receives by TCP or UDP is in `heard`. */
export async function openTrap(): Promise<{ trap: Trap; heard: string[]; close: () => void }> {
  const heard: string[] = [];
  const server = createServer((socket) => {
    heard.push('a connection');
    socket.on('error', () => undefined).on('data', (data) => heard.push(data.toString('latin1').slice(0, 80)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const packets = createSocket('udp4').on('message', () => heard.push('a packet'));
  packets.bind(0, '127.0.0.1');
  await once(packets, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const host = `127.0.0.1:${address.port}`;
  return {
    trap: {
      http: `http://${host}/`,
      ws: `ws://${host}/`,
      stun: `stun:127.0.0.1:${packets.address().port}`,
      turn: `turn:${host}?transport=tcp`,
    },
    heard,
    close: () => {
      server.close();
      packets.close();
    },
  };
}
