import { utilityProcess } from 'electron';
import type { ForkTableProcess } from '../excel/inspect.ts';

/**
 * Starts the built reader of table files (`inspect-process.js`) as a process of its own, without a console. Flags of V8
 * have an effect there only behind `--js-flags` (Electron's `shell/browser/javascript_environment.cc`).
 */
export const tableProcess =
  (modulePath: string): ForkTableProcess =>
  (v8Flags) =>
    utilityProcess.fork(modulePath, [], {
      execArgv: [`--js-flags=${v8Flags.join(' ')}`],
      serviceName: 'table-reader',
      stdio: 'ignore',
    });
