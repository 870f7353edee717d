/** The first wrong field that can be seen: one in a hidden tab takes no focus. */
export const firstWrong = (fields: HTMLElement | null): HTMLElement | undefined =>
  [...(fields?.querySelectorAll<HTMLElement>('[aria-invalid=true]') ?? [])].find((field) => field.checkVisibility());
