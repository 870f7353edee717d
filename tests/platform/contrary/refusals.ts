import type { Answer, Asked, Contrary } from './contrary.ts';

type Fields = Asked['fields'];

/** How a refusal with this message may be spelled. */
type Spelling = (said: { status: number; message: string; fields: Fields }) => Omit<Answer, 'status'>;

const messageOf = ({ status, body }: Answer): string | undefined => {
  if (status < 400 || typeof body !== 'object' || body === null || !('message' in body)) return undefined;
  return typeof body.message === 'string' ? body.message : undefined;
};

const PROBLEM = 'application/problem+json; charset=utf-8';
const list = (fields: Fields) => Object.entries(fields);

/** A refusal without word about single fields. */
const message = (name: string, looks: string, spell: Spelling): Contrary => ({
  name,
  readings: [],
  looks,
  turns: (answer) => {
    const said = messageOf(answer);
    return said === undefined
      ? answer
      : { status: answer.status, ...spell({ status: answer.status, message: said, fields: {} }) };
  },
});

/** A refusal that names its fields is 422, and spelled so. */
const byField = (name: string, looks: string, spell: Spelling): Contrary => ({
  name,
  readings: [],
  looks: `a refusal of single fields is 422, \`${looks}\``,
  turns: (answer, { fields }) => {
    const said = messageOf(answer);
    return said === undefined || list(fields).length === 0
      ? answer
      : { status: 422, ...spell({ status: 422, message: said, fields }) };
  },
});

/** The same refusals in other spellings. */
export const REFUSALS: readonly Contrary[] = [
  message('error-object', '`{ error: { code, message } }`', ({ status, message }) => ({
    body: { error: { code: status, message } },
  })),
  message('error-text', '`{ error: "…" }`', ({ message }) => ({ body: { error: message } })),
  message('detail', '`{ detail: "…" }`', ({ message }) => ({ body: { detail: message } })),
  message('messages', '`{ statusCode, message: ["…"], error: "Bad Request" }`', ({ status, message }) => ({
    body: { statusCode: status, message: [message], error: 'Bad Request' },
  })),
  message(
    'problem',
    'application/problem+json (RFC 9457): `{ type, title, status, detail }`',
    ({ status, message }) => ({
      body: { type: 'about:blank', title: 'Bad Request', status, detail: message },
      type: PROBLEM,
    }),
  ),
  message('errors-list', '`{ errors: ["…"] }`', ({ message }) => ({ body: { errors: [message] } })),
  byField('fields-by-name', '{ message, errors: { tin: ["…"] } }', ({ message, fields }) => ({
    body: { message, errors: Object.fromEntries(list(fields).map(([field, text]) => [field, [text]])) },
  })),
  byField('fields-listed', '{ status, error, errors: [{ field, defaultMessage }] }', ({ status, fields }) => ({
    body: {
      status,
      error: 'Unprocessable Entity',
      errors: list(fields).map(([field, defaultMessage]) => ({ field, defaultMessage })),
    },
  })),
  byField('fields-located', '{ detail: [{ loc: ["body", "tin"], msg }] }', ({ fields }) => ({
    body: {
      detail: list(fields).map(([field, msg]) => ({ loc: ['body', ...field.split('.')], msg, type: 'value_error' })),
    },
  })),
  byField('fields-at-top', '{ tin: ["…"] }', ({ fields }) => ({
    body: Object.fromEntries(list(fields).map(([field, text]) => [field, [text]])),
  })),
  byField('fields-violated', '{ title, violations: [{ propertyPath, message }] }', ({ fields }) => ({
    body: {
      title: 'Unprocessable Entity',
      violations: list(fields).map(([propertyPath, text]) => ({ propertyPath, message: text })),
    },
    type: PROBLEM,
  })),
  byField(
    'fields-pointed',
    '{ type, title, status, errors: [{ pointer: "#/tin", detail }] }',
    ({ status, fields }) => ({
      body: {
        ...{ type: 'about:blank', title: 'Unprocessable Entity', status },
        errors: list(fields).map(([field, detail]) => ({ pointer: `#/${field.replaceAll('.', '/')}`, detail })),
      },
      type: PROBLEM,
    }),
  ),
  byField('fields-in-pascal-case', '{ title, status, errors: { Tin: ["…"] } }', ({ status, fields }) => ({
    body: {
      ...{ title: 'One or more validation errors occurred.', status },
      errors: Object.fromEntries(
        list(fields).map(([field, text]) => [
          field.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase()),
          [text],
        ]),
      ),
    },
  })),
];
