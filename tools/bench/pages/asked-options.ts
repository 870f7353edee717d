import { type ManyOption, OPTIONS, type OptionsName } from '../../../tests/gallery/many-options.ts';

/** The 100,000 options of the kind named in the page's address, such as `?of=students`. */
export const askedOptions = (): ManyOption[] =>
  OPTIONS[new URLSearchParams(location.search).get('of') as OptionsName](100_000);
