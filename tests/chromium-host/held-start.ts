/** The first address of the program, held back where whoever started the program wants to prepare something. */
export type HeldStart = {
  readonly on: boolean;
  /** The address to load instead of `url`: the first one is held until `open`, all others go on as they are. */
  addressFor: (url: string) => Promise<string>;
  /** Lets the first address load, with this path. */
  open: (path: string) => void;
  /** The first address that the program wanted; throws where it has wanted none yet. */
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
