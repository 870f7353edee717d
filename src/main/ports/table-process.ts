import { utilityProcess } from 'electron';
import type { ForkTableProcess } from '../excel/inspect.ts';

/** Starts the built reader of table files (`inspect-process.js`) as a process of its own, without a console. */
export const tableProcess =
  (modulePath: string): ForkTableProcess =>
  (nodeArguments) =>
    utilityProcess.fork(modulePath, [], { execArgv: nodeArguments, serviceName: 'table-reader', stdio: 'ignore' });
