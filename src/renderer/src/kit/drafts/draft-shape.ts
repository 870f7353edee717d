import { z } from 'zod';

/**
 * Schema of the draft of a form with the initial values `empty`: the same fields with values of the same kinds. The
 * form's rules do not apply, as a draft may be half filled. Where `empty` has null, any value except an array fits.
 * Where it has a number or text, null fits too: a choice of the platform that the form does not offer is null. The rows
 * of a list are compared with the first row in `empty`.
 */
export const draftShape = <V>(empty: V): z.ZodType<V> =>
  z.custom<V>((value) => fits(value, empty), 'not a draft of this form');

function fits(value: unknown, like: unknown): boolean {
  if (like === null) return value === null || typeof value !== 'object' || isRecord(value);
  if (Array.isArray(like)) return Array.isArray(value) && value.every((one) => like.length === 0 || fits(one, like[0]));
  if (!isRecord(like)) return value === null ? typeof like !== 'boolean' : typeof value === typeof like;
  if (!isRecord(value)) return false;
  const fields = Object.keys(like);
  return Object.keys(value).every((field) => fields.includes(field)) && fields.every((f) => fits(value[f], like[f]));
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
