import type { SheetWarning } from '@shared/files.ts';

/** Counts occurrences and keeps the place of the first. */
export function createOccurrences() {
  let first: string | null = null;
  const tally = {
    count: 0,
    add: (count: number, where: () => string) => {
      first ??= where();
      tally.count += count;
    },
    warning: (kind: SheetWarning['kind'], column: string | null): SheetWarning => ({
      kind,
      column,
      count: tally.count,
      first,
    }),
  };
  return tally;
}
