import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type ContentLanguage, contentLanguageSchema } from '../../../src/shared/content-language.ts';
import type { Role } from '../../../src/shared/roles.ts';
import type { CallEntry, CallId, Method } from '../calls/entry.ts';
import { summary } from '../recorder.ts';
import type { Services } from '../services.ts';
import type { PlatformUser } from '../staff.ts';
import { authenticate, authenticateScheduler } from './authenticate.ts';
import { type FormKind, fileField, readForm, type UploadedFile } from './form.ts';
import { keysOf } from './keys.ts';
import { badCall, forbidden } from './problem.ts';

export type { CallId };

const nothing = z.strictObject({});

type Parts<P, Q, B> = {
  /** The id of its entry in the table of calls (`calls/all.ts`). */
  id: CallId;
  method: Method;
  /** In Fastify's form, from the root: `/api/v1/initiatives/:id`. */
  path: string;
  params?: z.ZodType<P>;
  /** Query parameters beside `cache`, which every call has (spec 000 §7). */
  query?: z.ZodType<Q>;
  /** True if the call has the header `hl` (spec 001 §7); any other call must not send it. */
  inLanguage?: true;
  /** Fields of the JSON body, or of the multipart form. Default: no body is allowed. */
  body?: z.ZodType<B>;
  /** Default: no multipart form. */
  multipart?: FormKind;
};

type Call<P, Q, B> = {
  services: Services;
  params: P;
  query: Q;
  body: B;
  /** The language of `hl`; uz for a call without this header. */
  language: ContentLanguage;
  /** The uploaded file of a `with-file` form; null elsewhere. */
  file: UploadedFile | null;
  /** All uploaded files of the form, in order. */
  files: readonly UploadedFile[];
  request: FastifyRequest;
  reply: FastifyReply;
};

type StaffRoute<P, Q, B> = Parts<P, Q, B> & {
  /** Roles that may call. Default: all signed-in staff. */
  roles?: readonly Role[];
  handler: (call: Call<P, Q, B> & { user: PlatformUser }) => unknown;
};
type PublicRoute<P, Q, B> = Parts<P, Q, B> & { handler: (call: Call<P, Q, B>) => unknown };

/** A route's declaration in the terms of the table of calls. */
type Declared = Pick<CallEntry, 'id' | 'method' | 'path' | 'roles'> & {
  query: readonly string[];
  body: readonly string[];
  multipart: readonly string[];
  inLanguage: boolean;
};

/** A declared call that can be served. */
export type Route = Declared & { serve(app: FastifyInstance, services: Services): void };

/** Converts the parts of a route to its declaration. */
function declared<P, Q, B>(parts: Parts<P, Q, B>, roles: CallEntry['roles']): Declared {
  const keys = keysOf(parts.body);
  const file = (parts.multipart && fileField(parts.multipart)) ?? [];
  return {
    id: parts.id,
    method: parts.method,
    path: parts.path.replace(/:(\w+)/g, '{$1}'),
    roles,
    query: keysOf(parts.query),
    body: parts.multipart ? [] : keys,
    multipart: parts.multipart ? keys.concat(file) : [],
    inLanguage: parts.inLanguage ?? false,
  };
}

type Empty = Record<string, never>;

/** Parses a value strictly; throws 400 with the mismatches. */
function parse<T>(schema: z.ZodType<T> | undefined, value: unknown, where: string): T {
  const parsed = (schema ?? (nothing as unknown as z.ZodType<T>)).safeParse(value);
  if (parsed.success) return parsed.data;
  const reasons = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`.trim());
  throw badCall(`${where}: ${reasons.join('; ')}`);
}

/** All parts of a call, checked against its declaration. */
async function readCall<P, Q, B>(
  parts: Parts<P, Q, B>,
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Call<P, Q, B>> {
  const { cache, ...query } = request.query as Record<string, unknown>;
  if (cache !== 'off') throw badCall('query: cache=off is missing');
  const call = services.callOf(request);
  if (call.hl !== null && !parts.inLanguage) throw badCall('headers: hl is not named');
  const form = parts.multipart ? await readForm(request, parts.multipart) : null;
  const body = form ? form.fields : request.body;
  const noted = form?.files.map(({ name, bytes }) => `${name}, ${bytes.length} bytes`);
  const named = parts.multipart && fileField(parts.multipart);
  call.body =
    named && noted && noted.length > 0
      ? { ...form?.fields, [named]: parts.multipart === 'with-file' ? noted[0] : noted }
      : summary(body);
  if (!parts.body && !form && body !== undefined && body !== null) throw badCall('body: none is named');
  return {
    services,
    request,
    reply,
    params: parse(parts.params, request.params ?? {}, 'path'),
    query: parse(parts.query, query, 'query'),
    body: parts.body || form ? parse(parts.body, body, 'body') : (undefined as B),
    language: parts.inLanguage ? parse(contentLanguageSchema, call.hl, 'header hl') : 'uz',
    file: form?.files[0] ?? null,
    files: form?.files ?? [],
  };
}

/** A call of signed-in staff: token, role and every parameter are checked, in this order, before the handler runs. */
export function defineRoute<P = Empty, Q = Empty, B = undefined>(route: StaffRoute<P, Q, B>): Route {
  return {
    ...declared(route, route.roles ?? 'staff'),
    serve(app, services) {
      app.route({
        method: route.method,
        url: route.path,
        handler: async (request, reply) => {
          const user = authenticate(request, services);
          if (route.roles && !route.roles.includes(user.role)) throw forbidden(`role ${user.role} may not call this`);
          return route.handler({ ...(await readCall(route, services, request, reply)), user });
        },
      });
    },
  };
}

/** A call that needs no token, because it leads to one. */
export const definePublicRoute = <P = Empty, Q = Empty, B = undefined>(route: PublicRoute<P, Q, B>): Route =>
  withoutStaff(route, 'anybody', () => {});

/** A call of the scheduler, which has its own name and password. */
export const defineSchedulerRoute = <P = Empty, Q = Empty, B = undefined>(route: PublicRoute<P, Q, B>): Route =>
  withoutStaff(route, 'scheduler', authenticateScheduler);

/** A call without a token: `admit` throws if the caller may not make it. */
function withoutStaff<P, Q, B>(
  route: PublicRoute<P, Q, B>,
  callers: CallEntry['roles'],
  admit: (request: FastifyRequest, services: Services) => void,
): Route {
  return {
    ...declared(route, callers),
    serve(app, services) {
      app.route({
        method: route.method,
        url: route.path,
        handler: async (request, reply) => {
          admit(request, services);
          return route.handler(await readCall(route, services, request, reply));
        },
      });
    },
  };
}
