/** The first visible invalid field; a field in a hidden tab cannot take focus. */
export const firstWrong = (fields: HTMLElement | null): HTMLElement | undefined =>
  [...(fields?.querySelectorAll<HTMLElement>('[aria-invalid=true]') ?? [])].find((field) => field.checkVisibility());
