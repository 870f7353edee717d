let noted: string[] | null = null;

/**
 * Records the path, never the value, of a field with an unexpected value in an otherwise readable answer. Does nothing
 * outside `notingOddFields`.
 */
export function noteOddField(path: readonly PropertyKey[]): void {
  noted?.push(path.map(String).join('.'));
}

/** Runs `read` synchronously; returns its value and the paths that `noteOddField` recorded meanwhile. */
export function notingOddFields<T>(read: () => T): { value: T; fields: readonly string[] } {
  const fields: string[] = [];
  noted = fields;
  try {
    return { value: read(), fields };
  } finally {
    noted = null;
  }
}
