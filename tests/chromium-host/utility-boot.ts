import { EventEmitter } from 'node:events';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** `process.parentPort` in the forked process: messages wait for the first listener. */
class ParentPort extends EventEmitter {
  readonly #waiting: unknown[] = [];

  receive(data: unknown): void {
    if (this.listenerCount('message') === 0) this.#waiting.push(data);
    else this.emit('message', { data, ports: [] });
  }

  override on(event: string, listener: (...args: unknown[]) => void): this {
    super.on(event, listener);
    if (event === 'message') for (const data of this.#waiting.splice(0)) this.receive(data);
    return this;
  }

  postMessage(message: unknown): void {
    process.send?.(message);
  }
}

const [modulePath = '', ...args] = process.argv.slice(2);
const parentPort = new ParentPort();
process.on('message', (data) => parentPort.receive(data));
process.argv.splice(1, Number.POSITIVE_INFINITY, modulePath, ...args);
Object.assign(process, { parentPort });
await import(pathToFileURL(resolve(modulePath)).href);
