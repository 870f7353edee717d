import { fold } from '@/i18n/fold.ts';

/** Filter of a select that compares labels in both scripts, without regard to case and apostrophes. */
export function foldingFilter<Option extends object>(input: { options: Option[]; search: string }): Option[] {
  const sought = fold(input.search);
  return input.options.filter((option) => 'label' in option && fold(String(option.label)).includes(sought));
}
