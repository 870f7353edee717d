import { spawn } from 'node:child_process';
import { passesSignals } from '../setup/signals.mjs';
import { root } from './project.ts';

/** Options of `run`. */
export type RunOptions = {
  /** Added to this process's environment. */
  env?: Record<string, string>;
  /** Working folder; the project's root by default. */
  cwd?: string;
  /** Collects the command's output, or only its errors (stderr), instead of showing it at once. */
  quiet?: boolean | 'errors';
  /** Options of Node itself, for `runNode`. */
  nodeOptions?: readonly string[];
};

/** The outcome of `run`. */
export type RunResult = {
  /** True if the command ended by itself with exit code 0. */
  ok: boolean;
  /** What `quiet` has collected of the program's output; otherwise empty. */
  output: string;
  seconds: number;
};

/**
 * Runs a program to its end. Never throws: a program that could not be started gives a result that is not ok. SIGINT
 * and SIGTERM are passed on where there are signals; once the program has ended, this process ends by the same one.
 */
export function run(command: string, args: readonly string[], options: RunOptions = {}): Promise<RunResult> {
  const started = performance.now();
  return new Promise((resolve) => {
    const output: Buffer[] = [];
    const child = spawn(command, args, {
      cwd: options.cwd ?? root,
      env: { ...process.env, ...options.env },
      stdio: options.quiet ? ['ignore', options.quiet === 'errors' ? 'inherit' : 'pipe', 'pipe'] : 'inherit',
    });
    let interrupt: NodeJS.Signals | undefined;
    const pass = (signal: NodeJS.Signals) => {
      interrupt = signal;
      if (passesSignals(process.platform)) child.kill(signal);
    };
    process.on('SIGINT', pass).on('SIGTERM', pass);
    const finish = (ok: boolean) => {
      process.off('SIGINT', pass).off('SIGTERM', pass);
      if (interrupt) process.kill(process.pid, interrupt);
      const seconds = (performance.now() - started) / 1000;
      resolve({ ok, output: Buffer.concat(output).toString().trim(), seconds });
    };
    child.stdout?.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => output.push(chunk));
    child.on('error', (error) => {
      output.push(Buffer.from(error.message));
      finish(false);
    });
    child.on('close', (code) => finish(code === 0));
  });
}

/** Runs a JavaScript or TypeScript file on this Node; see `run`. */
export function runNode(file: string, args: readonly string[], options: RunOptions = {}): Promise<RunResult> {
  return run(process.execPath, [...(options.nodeOptions ?? []), file, ...args], options);
}
