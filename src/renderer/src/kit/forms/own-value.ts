import { z } from 'zod';
import { isSame } from '../merging/changed.ts';
import { isMissing } from './rules.ts';

/** The rules of a field for sending. */
export type FieldRules<Value, Sent> = {
  /** Schema from the form's value to the sent value; messages are texts of the interface. */
  readonly rule: z.ZodType<Sent, Value>;
  /**
   * The rule in the form of a record that holds `stored`; needed by a field that sends another kind of value than it
   * holds. Default: `ownRule`, by which the record's own value passes and is sent as the form holds it. A method, so that
   * a field of any value is a `RecordField`.
   */
  ruleOf?(stored: Value): z.ZodType<Sent, Value>;
  /** Whether the field is required: its input is marked. */
  readonly required: boolean;
};

/**
 * The rule `field.rule`, except for the value that the record holds: it is sent as it came, whatever the rule says of
 * it. Nothing in a required field is no value, and is asked for. A rule that sends another kind of value than the form
 * holds needs its own `ruleOf`.
 */
const ownRule = <Value, Sent>(field: FieldRules<Value, Sent>, stored: Value): z.ZodType<Sent, Value> =>
  either<Value, Sent>(field.rule, (value) =>
    isSame(value, stored) && !(field.required && (value === undefined || isMissing(value)))
      ? { sent: value as unknown as Sent }
      : null,
  );

/** The rule of a field in the form of a record that holds `stored`. */
export const ruleOf = <Value, Sent>(field: FieldRules<Value, Sent>, stored: Value): z.ZodType<Sent, Value> =>
  field.ruleOf ? field.ruleOf(stored) : ownRule(field, stored);

/** A rule for the values that `exempt` does not send by itself. */
export const either = <Value, Sent>(
  rule: z.ZodType<Sent, Value>,
  exempt: (value: Value) => { readonly sent: Sent } | null,
): z.ZodType<Sent, Value> =>
  z.custom<Value>().transform((value, context): Sent => {
    const own = exempt(value);
    if (own) return own.sent;
    const { data, error } = rule.safeParse(value);
    for (const { message, path } of error?.issues ?? []) context.addIssue({ code: 'custom', message, path });
    return error ? z.NEVER : (data as Sent);
  });

/** A rule for a text in several languages: a language that is as in `stored` is sent as it came. */
export const byLanguage = <Texts extends Readonly<Record<string, string>>>(
  rule: z.ZodType<Texts, Texts>,
  stored: Texts,
): z.ZodType<Texts, Texts> =>
  either(rule, (texts) => {
    const { success, data } = rule.safeParse(texts);
    const own = Object.entries(texts).filter(([language, text]) => text === stored[language]);
    return success ? { sent: { ...data, ...Object.fromEntries(own) } } : null;
  });
