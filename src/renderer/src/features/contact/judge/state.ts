import { type Finding, isHarmless } from './finding.ts';

/** How a screen stands: what came is as assumed, or otherwise in a way that the program lives with, or not. */
export type State = 'agrees' | 'lives' | 'differs' | 'not-asked';

/** The state of some calls. */
export const stateOf = (outcomes: readonly { readonly findings: readonly Finding[] }[]): State => {
  if (outcomes.length === 0) return 'not-asked';
  const findings = outcomes.flatMap((outcome) => outcome.findings);
  if (findings.length === 0) return 'agrees';
  return findings.every(isHarmless) ? 'lives' : 'differs';
};
