/** How long a run may take on two quiet cores, in minutes. */
const EVERYDAY_MINUTES = 10;
const ALL_MINUTES = 25;
/** How long the whole run may take on a machine half as fast, in minutes. */
const SLOW_MINUTES = 60;

/** The line that says how far a run of this many seconds is from its budget. */
export function budgetLine(seconds: number, all: boolean): string {
  const took = seconds / 60;
  const of = (minutes: number, budget: number) =>
    `${minutes.toFixed(1)} of ${budget} minutes (${minutes <= budget ? `${(budget - minutes).toFixed(1)} left` : `${(minutes - budget).toFixed(1)} over`})`;
  return all
    ? `the whole run: ${of(took, ALL_MINUTES)} on two quiet cores; if this machine were half as fast: ${of(took * 2, SLOW_MINUTES)}`
    : `the everyday run: ${of(took, EVERYDAY_MINUTES)} on two quiet cores`;
}
