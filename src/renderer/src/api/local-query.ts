/**
 * Meta of a query that the main process answers by itself: its success says nothing about the connection to the
 * platform.
 */
export const LOCAL_QUERY = { local: true } as const;
