import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../../scripts/lib/project.ts';

/** What `npm run dev` reads of the project. */
const PARTS = ['src', 'resources', 'scripts', 'tests/{chromium-host,platform,support}', '{package,tsconfig*}.json'];
const SEED = '.cache/platform/*.sqlite';

/** A copy of the project in a folder of its own, which `npm run dev` runs in and a test may change. */
export type DevTree = {
  folder: string;
  /** Starts `npm run dev` without a display. */
  start: () => DevRun;
  /** Replaces a text in a file, as a save in an editor does. */
  edit: (file: string, from: string, to: string) => void;
  remove: () => void;
};

/** A running `npm run dev`. */
export type DevRun = {
  /** The first group of the first match in the output since the last call. */
  said: (pattern: RegExp) => Promise<string>;
  /** Ends it as Ctrl+C does; resolves with its exit code. */
  stop: () => Promise<number | null>;
};

export function copyTree(): DevTree {
  const folder = mkdtempSync(join(tmpdir(), 'dev-'));
  for (const part of globSync([...PARTS, 'electron.vite.config.ts', SEED], { cwd: root })) {
    cpSync(join(root, part), join(folder, part), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return {
    folder,
    start: () => {
      const { DISPLAY: _, WAYLAND_DISPLAY: __, DBUS_SESSION_BUS_ADDRESS: ___, ...env } = process.env;
      const stdio = ['ignore', 'pipe', 'pipe'] as const;
      return follow(spawn(process.execPath, ['scripts/dev.ts', '--chromium'], { cwd: folder, env, stdio: [...stdio] }));
    },
    edit: (file, from, to) => {
      const before = readFileSync(join(folder, file), 'utf8');
      if (!before.includes(from)) throw new Error(`${file} does not contain ${from}`);
      writeFileSync(join(folder, file), before.replace(from, to));
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function follow(child: ChildProcess): DevRun {
  let output = '';
  let read = 0;
  let more = Promise.withResolvers<'more' | 'end'>();
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      more.resolve('more');
      more = Promise.withResolvers();
    });
  }
  const ended = once(child, 'exit') as Promise<[number | null]>;
  void ended.then(() => more.resolve('end'));
  return {
    said: async (pattern) => {
      for (;;) {
        const match = pattern.exec(output.slice(read));
        if (match) {
          read += match.index + match[0].length;
          return match[1] ?? match[0];
        }
        if ((await more.promise) === 'end') throw new Error(`npm run dev ended without saying ${pattern}:\n${output}`);
      }
    },
    stop: async () => {
      child.kill('SIGINT');
      const [code] = await ended;
      return code;
    },
  };
}
