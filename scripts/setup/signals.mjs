/** Signals that end a script from outside. */
export const ENDING = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Whether a script passes such a signal on to the program that it has started. Windows sends Ctrl+C to every process of
 * the console by itself, and has no signals for one process: there, `kill` would end the program at once.
 */
export const passesSignals = (platform) => platform !== 'win32';
