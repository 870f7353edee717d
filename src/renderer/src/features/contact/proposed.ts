import type { Setting } from './judge/finding.ts';
import type { Findings } from './run.ts';

/** The settings under which the program lives with what a check has found, each key once: as most calls propose it. */
export function proposedBy({ outcomes }: Pick<Findings, 'outcomes'>): readonly Setting[] {
  const all = outcomes.flatMap(({ findings }) => findings.flatMap(({ settings = [] }) => settings));
  return [...Map.groupBy(all, ({ key }) => key).values()].flatMap((same) => mostOf(same) ?? []);
}

const mostOf = (same: readonly Setting[]): Setting | undefined =>
  [...Map.groupBy(same, ({ value }) => value).values()].toSorted((one, other) => other.length - one.length)[0]?.[0];

/** The line of a setting in the file of the configuration. */
export const lineOf = ({ key, value }: Setting): string => `${JSON.stringify(key)}: ${JSON.stringify(value)}`;
