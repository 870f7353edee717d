/** A small fault: in a source of the page, a text that occurs exactly once is replaced by another. */
export type Fault = {
  /** The source, below `src/renderer/src`. */
  file: string;
  find: string;
  put: string;
  /** What the program then does wrong, in one sentence. */
  says: string;
  /** Why no test can notice it; without a reason, a fault that no test notices counts as unnoticed. */
  reason?: string;
};

/** The faults of an area: of a feature or domain, whose name the file has, or of a layer below. */
export type Area = {
  /** End-to-end tests to ask, by the beginnings of their names; by default, those that begin with the area's name. */
  specs?: readonly string[];
  faults: readonly Fault[];
};
