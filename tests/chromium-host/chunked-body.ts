import { Writable } from 'node:stream';

/** Chromium's pipe into its network service; `write` rejects once nobody reads from it. */
export type BodyPipe = { write: (chunk: Buffer) => Promise<unknown>; done: () => void };

/**
 * The second Writable inside a chunked request, as Electron has it (`ChunkedBodyStream` in
 * `lib/common/api/net-client-request.ts`). Its first chunk starts the request, which then asks for the body by
 * `startReading`. What the pipe refuses is an error of this stream, of which the listeners of the request hear nothing.
 * A request that Chromium repeats asks again, which throws.
 */
export class ChunkedBody extends Writable {
  #pipe: BodyPipe | undefined;
  #first: (() => void) | undefined;
  readonly #start: () => void;
  readonly #isAborted: () => boolean;

  constructor(request: { start: () => void; isAborted: () => boolean }) {
    super();
    this.#start = request.start;
    this.#isAborted = request.isAborted;
  }

  override _write(chunk: Buffer, _encoding: string, written: (error?: Error | null) => void): void {
    const send = (pipe: BodyPipe, settled: (error?: Error) => void) => {
      pipe.write(chunk).then(() => settled(), settled);
    };
    if (this.#pipe) {
      send(this.#pipe, written);
      return;
    }
    this.#first = () => {
      if (this.#pipe) send(this.#pipe, (error) => this.#isAborted() || written(error));
    };
    this.#start();
  }

  override _final(done: () => void): void {
    this.#pipe?.done();
    done();
  }

  startReading(pipe: BodyPipe): void {
    if (this.#pipe) throw new Error('two startReading calls???');
    this.#pipe = pipe;
    this.#first?.();
  }
}
