import { STATUS_CODES } from 'node:http';
import { trimmed } from '@shared/blank.ts';
import type { FieldMessage } from '@shared/errors.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Longest message shown, in characters; a longer text is not meant for people. */
const MAX_MESSAGE = 1000;
/** Most messages about fields. */
const MAX_FIELDS = 50;

/** What a refusal says: a message, and messages about single fields. */
type Said = { readonly message: string | undefined; readonly fields: readonly FieldMessage[] };

const PHRASES = new Set(Object.values(STATUS_CODES));
/** Keys of a message, the platform's own first (spec 000 §8); the others are those of common frameworks and RFC 9457. */
const MESSAGES = ['message', 'detail', 'error_description', 'error', 'errors', 'non_field_errors', 'title'] as const;
/** Keys of the messages by field. */
const BY_FIELD = ['errors', 'fields', 'field_errors', 'fieldErrors'] as const;
/** Keys of a list of messages that each name their field. */
const LISTED = [...BY_FIELD, 'violations', 'invalid-params', 'invalid_params', 'detail', 'details', 'message'] as const;
/** Keys of one entry of such a list: the field, and its message. */
const PLACES = ['field', 'property', 'propertyPath', 'pointer', 'loc', 'path', 'param', 'name'] as const;
const TEXTS = ['message', 'msg', 'defaultMessage', 'detail', 'reason', 'constraints', 'error'] as const;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A message, or several of them joined; undefined for an HTTP phrase and anything else that says nothing. */
function textOf(value: unknown): string | undefined {
  if (Array.isArray(value)) {
    const texts = value.flatMap((one) => (typeof one === 'string' ? (textOf(one) ?? []) : []));
    return texts.length === value.length && texts.length > 0 ? textOf(texts.join('\n')) : undefined;
  }
  if (typeof value !== 'string') return undefined;
  const text = trimmed(value);
  return text !== '' && text.length <= MAX_MESSAGE && !PHRASES.has(text) ? text : undefined;
}

/** A field as `title.ru`: `#/title/ru`, `["body", "title", "ru"]` and `title[ru]` are the same. */
function placeOf(value: unknown): string | undefined {
  const text = Array.isArray(value) ? value.join('.') : value;
  if (typeof text !== 'string') return undefined;
  const path = text
    .split(/[./[\]#]+/)
    .filter((part) => part !== '')
    .join('.');
  return path.replace(/^(?:body|query|request)\./, '') || undefined;
}

const first = <T>(keys: readonly string[], of: Fields, read: (value: unknown) => T | undefined): T | undefined =>
  keys.map((key) => read(of[key])).find((found) => found !== undefined);

/** The texts of one field: a text, a list of them, or one for each broken rule. */
const textsOf = (value: unknown): string | undefined => textOf(isObject(value) ? Object.values(value) : value);

const messages = (found: readonly (readonly [string | undefined, string | undefined])[]): FieldMessage[] =>
  found
    .flatMap(([path, message]) => (path !== undefined && message !== undefined ? [{ path, message }] : []))
    .slice(0, MAX_FIELDS);

const byField = (value: unknown): FieldMessage[] =>
  isObject(value) ? messages(Object.entries(value).map(([path, text]) => [placeOf(path), textsOf(text)])) : [];

const listed = (value: unknown): FieldMessage[] =>
  Array.isArray(value)
    ? messages(value.filter(isObject).map((entry) => [first(PLACES, entry, placeOf), first(TEXTS, entry, textsOf)]))
    : [];

/** A body of nothing but lists of texts names its fields at the top. */
const atTop = (body: Fields): FieldMessage[] =>
  Object.entries(body).every(([key, value]) => !MESSAGES.some((name) => name === key) && Array.isArray(value))
    ? byField(body)
    : [];

/**
 * Reads what a refusal says, in the platform's spelling, `message`, or in one that is usual elsewhere. Without a message
 * of its own, it is what is said about the fields.
 */
export function saidIn(body: unknown): Said {
  if (!isObject(body)) return { message: undefined, fields: [] };
  const within = isObject(body.error) ? body.error : undefined;
  const places = within ? [within, body] : [body];
  const fields =
    places
      .flatMap((place) => [...BY_FIELD.map((key) => byField(place[key])), ...LISTED.map((key) => listed(place[key]))])
      .find((found) => found.length > 0) ?? atTop(body);
  const own = places.map((place) => first(MESSAGES, place, textOf)).find((found) => found !== undefined);
  return { message: own ?? textOf(fields.map(({ message }) => message)), fields };
}
