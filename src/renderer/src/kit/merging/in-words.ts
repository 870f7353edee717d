import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { ChangedField, type ChangedFieldProps, type ValueWords } from './changed-field.tsx';

const isConflict = (error: ReactNode): error is ReactElement<ChangedFieldProps> =>
  isValidElement(error) && error.type === ChangedField;

/**
 * The error of an input, in which a value that somebody else has written is shown as the input shows its own. Every
 * input whose value is not the text that it shows passes its error through this; the outermost one decides.
 */
export const inWords = <V>(error: ReactNode, words: ValueWords<V>): ReactNode =>
  isConflict(error) && !error.props.words ? cloneElement(error, { words: words as ValueWords<unknown> }) : error;

/** What somebody else has written into a field, with the record's other values, from its error; null without a conflict. */
export const othersIn = (error: ReactNode): Pick<ChangedFieldProps, 'value' | 'record'> | null =>
  isConflict(error) ? error.props : null;
