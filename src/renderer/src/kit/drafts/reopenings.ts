/** One of the dialogs above each other that a form stands in: the part of a page that opens it, and what it is for. */
export type OwnDialog = { readonly owner: string; readonly of: unknown };

/**
 * The dialogs that are to be opened again, by a token in the router's state of the page that opens them: what they are
 * for stays in the window's memory, and is no part of its history.
 */
export type Reopenings = {
  /** Asks for these dialogs, outermost first; returns the token. The last request alone counts. */
  readonly ask: (dialogs: readonly OwnDialog[]) => string;
  /** The owner's dialog of this request, once; null: none. */
  readonly take: (token: string, owner: string) => OwnDialog | null;
};

/** Creates the requests of a window. */
export function createReopenings(): Reopenings {
  let asked: { token: string; dialogs: readonly OwnDialog[] } | null = null;
  return {
    ask: (dialogs) => {
      asked = { token: crypto.randomUUID(), dialogs };
      return asked.token;
    },
    take: (token, owner) => {
      const found = asked?.token === token ? asked.dialogs.find((one) => one.owner === owner) : undefined;
      if (!asked || !found) return null;
      asked = { token, dialogs: asked.dialogs.filter((one) => one !== found) };
      return found;
    },
  };
}
