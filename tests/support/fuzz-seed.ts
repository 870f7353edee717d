/**
 * Seed of everything that is tried with generated inputs: a run tries what the last one tried, so that it does not fail
 * by chance. `FUZZ_SEED=$RANDOM` hunts with others; a failure names its seed.
 */
export const FUZZ_SEED = Number(process.env.FUZZ_SEED ?? 1904);
