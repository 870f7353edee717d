/** A call of the API, as the page makes it over the bridge. */
export type Call = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
};

/** A route of the gallery's API: the first one whose path matches answers, with the captured groups. */
export type Route = {
  /** Default: GET. */
  method?: Call['method'];
  path: RegExp;
  answer: (call: Call, ...caught: string[]) => unknown;
};
