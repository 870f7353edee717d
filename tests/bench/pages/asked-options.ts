import { type BenchOption, OPTIONS, type OptionsName } from './options.ts';

/** The 100,000 options of the kind named in the page's address, such as `?of=students`. */
export const askedOptions = (): BenchOption[] =>
  OPTIONS[new URLSearchParams(location.search).get('of') as OptionsName](100_000);
