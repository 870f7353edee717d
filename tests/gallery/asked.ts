/** `?case=forms/,pager` draws only these primitives: the whole gallery is slow for a test of one primitive. */
const asked = new URLSearchParams(location.search).get('case')?.split(',');

/** Whether the primitive of this name is to be drawn. */
export const isAsked = (of: string): boolean =>
  asked?.some((name) => of === name || (name.endsWith('/') && of.startsWith(name))) ?? true;

/** Whether a primitive with one of these names, or with one of these prefixes (`forms/`), may be drawn. */
export const mayBeAsked = (names: readonly string[]): boolean =>
  names.some((name) => isAsked(name) || (name.endsWith('/') && asked?.some((wanted) => wanted.startsWith(name))));
