/** A call of the API, as the page makes it over the bridge. */
export type Call = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
};

/** What the API of the gallery knows: the first route whose path fits answers, with what its groups have caught. */
export type Route = {
  /** Default: GET. */
  method?: Call['method'];
  path: RegExp;
  answer: (call: Call, ...caught: string[]) => unknown;
};
