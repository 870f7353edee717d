/** Holds the program's first address back, so that the starter can prepare something before it loads. */
export type HeldStart = {
  readonly on: boolean;
  /** The address to load instead of `url`: the first one waits for `open`, all others resolve unchanged. */
  addressFor: (url: string) => Promise<string>;
  /** Lets the first address load, with this path. */
  open: (path: string) => void;
  /** The first address that the program has requested; throws if there is none yet. */
  wanted: () => string;
};

export function createHeldStart(on: boolean): HeldStart {
  const path = Promise.withResolvers<string>();
  let wanted: string | undefined;
  return {
    on,
    addressFor: async (url) => {
      if (!on || wanted !== undefined) return url;
      wanted = url;
      return new URL(await path.promise, url).href;
    },
    open: path.resolve,
    wanted: () => {
      if (wanted === undefined) throw new Error('chromium-host: no window has been asked to load anything');
      return wanted;
    },
  };
}
