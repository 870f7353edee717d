/** The functions that the benchmark calls in the page of a list. */
type BenchPage = {
  /** Times in ms to replace one page of this size by the next, from the call to the painted frame. */
  replace: (size: number, times: number) => Promise<number[]>;
  /** Distances in ms between frames while the list scrolls by 120 px a frame. */
  scroll: (size: number, frames: number) => Promise<number[]>;
  /** Shows rows and leaves them there, for measuring memory. */
  fill: (size: number) => Promise<void>;
};

/** The functions that the benchmark calls in the page of a select over 100,000 options. */
type SelectBenchPage = {
  /** ms from pressing the field to the painted list. */
  open: () => Promise<number>;
  /** ms from each letter of the word, typed into an empty field, to the painted matches. */
  type: (word: string) => Promise<number[]>;
};

/** The functions that the benchmark calls in the page of a tree of 10,000 nodes. */
type TreeBenchPage = {
  /** Times in ms to open nodes with `size` children on a page of `size` rows, from the click to the painted rows. */
  open: (size: number, times: number) => Promise<number[]>;
  /** Times in ms from the button to the painted next page of this size. */
  next: (size: number, times: number) => Promise<number[]>;
};

/** The functions that the benchmark calls in the page of a cascade over a tree of 10,000 nodes. */
type CascadeBenchPage = {
  /** Times in ms from pressing the field to the painted roots. */
  open: (times: number) => Promise<number[]>;
  /** Times in ms from pressing the arrow of a node with this many children to their painted level. */
  expand: (size: number, times: number) => Promise<number[]>;
};

/**
 * Builds an index of this many initiatives. Returns the times in ms of the build, of the slowest change of the page
 * meanwhile until it is painted, of the first query and of further queries.
 */
type SimilarBench = (count: number) => Promise<{ build: number; key: number; first: number; questions: number[] }>;

/** Draws this many initiatives on a map. Returns ms between frames of a pan, ms per zoom step, final marks in view. */
type MapBench = (count: number, frames: number) => Promise<{ pans: number[]; zooms: number[]; marks: number }>;

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to.
  interface Window {
    bench?: BenchPage;
    selectBench?: SelectBenchPage;
    treeBench?: TreeBenchPage;
    cascadeBench?: CascadeBenchPage;
    similarBench?: SimilarBench;
    mapBench?: MapBench;
  }
}

export {};
