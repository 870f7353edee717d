import type { ReactElement } from 'react';

/** Memoises elements by value, so that a table does not translate and compare them for every row. */
export function once<T>(make: (value: T) => ReactElement): (value: T) => ReactElement {
  const made = new Map<T, ReactElement>();
  return (value) => {
    const element = made.get(value) ?? make(value);
    made.set(value, element);
    return element;
  };
}
