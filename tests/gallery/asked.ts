/** `?case=forms/,pager` draws these alone: the whole gallery is much for a test of one primitive. */
const asked = new URLSearchParams(location.search).get('case')?.split(',');

/** Whether a primitive is to be drawn, by its name. */
export const isAsked = (of: string): boolean =>
  asked?.some((name) => of === name || (name.endsWith('/') && of.startsWith(name))) ?? true;

/** Whether a primitive with one of these names, or with a name that begins so (`forms/`), may be to be drawn. */
export const mayBeAsked = (names: readonly string[]): boolean =>
  names.some((name) => isAsked(name) || (name.endsWith('/') && asked?.some((wanted) => wanted.startsWith(name))));
