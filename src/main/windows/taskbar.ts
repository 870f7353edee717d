/** Electron's values for `setProgressBar`. */
const NO_PROGRESS = -1;
const INDETERMINATE = 2;

/** Progress of long work, on the window's button in the taskbar. */
export type Taskbar = {
  /** The running downloads: their number, and the received fraction (0–1); null if unknown. */
  downloads: (progress: { running: number; fraction: number | null }) => void;
  /** The received fraction (0–1) of a long read by the page; null: none is in flight. */
  page: (fraction: number | null) => void;
};

/** Creates the taskbar's progress: the downloads', otherwise the page's. `show` gets a value of `setProgressBar`. */
export function createTaskbar(show: (value: number) => void): Taskbar {
  let downloads = NO_PROGRESS;
  let page = NO_PROGRESS;
  const tell = () => show(downloads === NO_PROGRESS ? page : downloads);
  return {
    downloads: ({ running, fraction }) => {
      downloads = running === 0 ? NO_PROGRESS : (fraction ?? INDETERMINATE);
      tell();
    },
    page: (fraction) => {
      if (page === (fraction ?? NO_PROGRESS)) return;
      page = fraction ?? NO_PROGRESS;
      tell();
    },
  };
}
