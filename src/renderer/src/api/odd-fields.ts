let noted: string[] | null = null;

/**
 * Notes that a field of the answer that is being read is not as this program knows it, though the rest is read: where it
 * stands, never its value. Outside `notingOddFields` it says nothing.
 */
export function noteOddField(path: readonly PropertyKey[]): void {
  noted?.push(path.map(String).join('.'));
}

/** What `read` gives, with the odd fields that it noted on the way. */
export function notingOddFields<T>(read: () => T): { value: T; fields: readonly string[] } {
  const fields: string[] = [];
  noted = fields;
  try {
    return { value: read(), fields };
  } finally {
    noted = null;
  }
}
