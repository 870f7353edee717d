/** Chromium's numbers of the load errors that occur here; -2 is its plain "failed". */
const CODES: Readonly<Record<string, number>> = {
  ERR_ABORTED: -3,
  ERR_CONNECTION_RESET: -101,
  ERR_CONNECTION_REFUSED: -102,
  ERR_NAME_NOT_RESOLVED: -105,
  ERR_INTERNET_DISCONNECTED: -106,
  ERR_EMPTY_RESPONSE: -324,
};

export type LoadError = { code: number; description: string };

/** `net::ERR_…` as Electron passes it to `did-fail-load`: number and name. */
export function loadError(text: string): LoadError {
  const description = text.replace('net::', '');
  return { code: CODES[description] ?? -2, description };
}
