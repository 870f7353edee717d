import { createHash } from 'node:crypto';
import { mkdirSync, realpathSync } from 'node:fs';
import { createConnection, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The message of a second start to the first. */
export type SecondStart = { argv: string[]; workingDirectory: string; additionalData: unknown };

export type InstanceLock = {
  /** Takes the lock of this profile folder; if another process holds it, notifies that process and returns false. */
  request: (userData: string, start: SecondStart) => boolean;
  /** Releases the lock, after any notification of the first process has been sent. */
  release: () => Promise<void>;
};

/** The program's single-instance lock: a local socket named by a hash of the profile folder. */
export function createInstanceLock(onSecond: (start: SecondStart) => void): InstanceLock {
  const server = createServer((socket) => {
    const parts: Buffer[] = [];
    socket.on('data', (part) => parts.push(part));
    socket.on('end', () => onSecond(JSON.parse(Buffer.concat(parts).toString()) as SecondStart));
    socket.on('error', () => {});
  });
  let told: Promise<void> = Promise.resolve();
  // If the name is taken, `listening` is false.
  server.on('error', () => {});

  return {
    request: (userData, start) => {
      if (server.listening) return true;
      const name = socketName(userData);
      // A local socket is bound synchronously; only the event comes later.
      server.listen(name);
      if (server.listening) return true;
      told = new Promise((resolve) => {
        createConnection(name)
          .on('error', () => resolve())
          .on('close', () => resolve())
          .end(JSON.stringify(start));
      });
      return false;
    },
    release: async () => {
      await told;
      server.close();
    },
  };
}

/** On Linux a name in the abstract namespace, which leaves no file; elsewhere a file in the temporary folder. */
function socketName(userData: string): string {
  mkdirSync(userData, { recursive: true });
  const name = `chromium-host-${createHash('sha256').update(realpathSync(userData)).digest('hex').slice(0, 16)}`;
  return process.platform === 'linux' ? `\0${name}` : join(tmpdir(), `${name}.sock`);
}
