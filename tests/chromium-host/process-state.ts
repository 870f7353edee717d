import { setTimeout as sleep } from 'node:timers/promises';

/** Kinds of handles that a program must have closed when it ends; sockets to a server may close a little later. */
const HANDLES = /^(?:TCPServerWrap|PipeServerWrap|ProcessWrap|FSEventWrap|StatWatcher|Worker|MessagePort)$/;
/** How long what ends by itself (a killed process, an answer of the system) may take, and until it is looked for again, in ms. */
const GOING = { all: 8000, step: 20 };

/**
 * The state of this process that a program changes and that would end with its own process: arguments, environment,
 * listeners, timers. Call it before anything else has set a timer.
 */
export function processState(): {
  /**
   * Sets arguments and environment; returns the function that undoes the program's changes at once, and then lists the
   * handles that stay open.
   */
  begin: (argv: readonly string[], env: Readonly<Record<string, string>>) => () => Promise<string[]>;
} {
  const clearTimers = followTimers();
  return {
    begin: (argv, env) => {
      const before = { argv: [...process.argv], env: { ...process.env }, listeners: listeners(), handles: handles() };
      process.argv.splice(1, Number.POSITIVE_INFINITY, ...argv);
      replaceEnv(env);
      return async () => {
        clearTimers();
        for (const [event, listener] of listeners()) {
          if (!before.listeners.some((one) => one[0] === event && one[1] === listener)) process.off(event, listener);
        }
        process.argv.splice(0, Number.POSITIVE_INFINITY, ...before.argv);
        replaceEnv(before.env);
        Reflect.deleteProperty(process, 'resourcesPath');
        const left = () => withoutFirst(handles(), before.handles);
        for (let waited = 0; waited < GOING.all && left().length > 0; waited += GOING.step) await sleep(GOING.step);
        return left();
      };
    },
  };
}

/** Records every timer from now on; returns the function that clears all of them. */
function followTimers(): () => void {
  const set = new Map<unknown, (timer: never) => void>();
  const clear = { setTimeout: clearTimeout, setInterval: clearInterval, setImmediate: clearImmediate };
  for (const [name, end] of Object.entries(clear)) {
    const make: (...args: unknown[]) => unknown = Reflect.get(globalThis, name);
    const followed = (...args: unknown[]) => {
      const timer = make(...args);
      set.set(timer, end);
      return timer;
    };
    Object.assign(globalThis, { [name]: Object.defineProperties(followed, Object.getOwnPropertyDescriptors(make)) });
  }
  return () => {
    for (const [timer, end] of set) end(timer as never);
    set.clear();
  };
}

const listeners = (): [string, () => void][] =>
  process
    .eventNames()
    .flatMap((event) => process.listeners(event as 'exit').map((one) => [event, one] as [string, () => void]));

const handles = (): string[] => process.getActiveResourcesInfo().filter((kind) => HANDLES.test(kind));

/** `all` without one occurrence of each in `known`. */
function withoutFirst(all: readonly string[], known: readonly string[]): string[] {
  const rest = [...all];
  for (const one of known) if (rest.includes(one)) rest.splice(rest.indexOf(one), 1);
  return rest;
}

function replaceEnv(env: Readonly<Record<string, string | undefined>>): void {
  for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
  Object.assign(process.env, env);
}
