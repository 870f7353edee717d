/** Electron's values for `setProgressBar`. */
const NO_PROGRESS = -1;
const INDETERMINATE = 2;

/** How far long work is, on the window's button in the taskbar. */
export type Taskbar = {
  /** The downloads under way: how many, and which part (0–1) of them is there; null where that cannot be known. */
  downloads: (progress: { running: number; fraction: number | null }) => void;
  /** Which part (0–1) of a long reading of the page is there; null: none is under way. */
  page: (fraction: number | null) => void;
};

/** Creates the taskbar's progress: that of the downloads, else that of the page. `show` gets a value of `setProgressBar`. */
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
