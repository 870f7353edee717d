import { z } from 'zod';
import { contentLanguageSchema } from '../../content-language.ts';
import { investListsAnswerSchema } from '../../invest-lists.ts';
import { journalNoteSchema } from '../../journal.ts';
import { jsonSchema } from '../../json.ts';
import { foundAddressSchema, mapPointSchema } from '../../map.ts';
import { totalsSchema } from '../../totals.ts';
import { apiPath, type Calls, formFields, id, nothing, query } from './fields.ts';

/** Calls to the platform and to the geocoder. */
export const platformCalls = {
  'api.request': {
    input: z
      .object({
        /** Chosen by the page, for cancellation. */
        requestId: id,
        method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
        path: apiPath,
        query: query.optional(),
        /** Language of the platform's content (spec 001 §7): the only header that the page may set. */
        language: contentLanguageSchema.optional(),
        /** Sent as JSON. */
        body: jsonSchema.optional(),
        /** Sent as multipart/form-data in place of `body`, for a form without files. */
        form: formFields.optional(),
        /** For the journal: what the call changes. */
        journal: journalNoteSchema.optional(),
      })
      .refine(({ body, form }) => body === undefined || form === undefined, 'a body or a form')
      .refine(
        ({ method, body, form }) => method !== 'GET' || (body === undefined && form === undefined),
        'a GET has no body',
      ),
    /** By `toCross`. */
    output: z.unknown(),
  },
  'api.cancel': { input: z.object({ requestId: id }), output: nothing },
  /**
   * Makes the platform reload the chronology's data, with credentials that only the main process knows (N-028 to
   * N-030). Returns the totals of the answer; null if it has none.
   */
  'chronology.update': { input: nothing, output: totalsSchema.nullable() },
  /**
   * Settings of this installation for the form of an investment object: the key of the public id in the request
   * (Z-075), and the reference lists, read again by every call (O-028, Z-077).
   */
  'invest.setup': {
    input: nothing,
    output: z.object({ publicIdKey: z.string(), lists: investListsAnswerSchema }),
  },
  /**
   * Lets nothing but reading leave the program, for a check of the platform; `begun` false: nobody is signed in or a
   * file is being sent, and nothing has changed. Ends by `contact.end`, a change of the session, the lock, or a reload of the page.
   */
  'contact.begin': { input: nothing, output: z.object({ begun: z.boolean() }) },
  'contact.end': { input: nothing, output: nothing },
  /** Asks for a file that the platform makes, and takes no more than the head of the answer. Returns its media type. */
  'contact.head': { input: z.object({ path: apiPath, query }), output: z.object({ type: z.string() }) },
  /** The address of a place in words; null where none is known. A newer call ends the one in flight as `cancelled`. */
  /** `asked`: whether the office has named a service that can be asked. */
  'map.reverse': { input: mapPointSchema, output: foundAddressSchema.extend({ asked: z.boolean() }) },
} as const satisfies Calls;
