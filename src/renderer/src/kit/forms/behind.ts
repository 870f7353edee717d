/**
 * A form that nobody waits for: it is left with the press, and sent behind whatever comes into view. What is not done is a
 * notice that leads back to the form, which then holds what it held.
 */
export type Behind = {
  /** Name of the record, for the notice. */
  readonly about: string;
  /** Called when the outcome is known, and the form is not done. */
  readonly failed: () => void;
};
