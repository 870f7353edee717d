import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type ContentLanguage, contentLanguageSchema } from '../../../src/shared/content-language.ts';
import type { Role } from '../../../src/shared/roles.ts';
import type { CallEntry, CallId, Method } from '../calls/entry.ts';
import { summary } from '../recorder.ts';
import type { Services } from '../services.ts';
import type { PlatformUser } from '../types.ts';
import { authenticate, authenticateScheduler } from './authenticate.ts';
import { type FormKind, fileField, readForm, type UploadedFile } from './form.ts';
import { keysOf } from './keys.ts';
import { badCall, forbidden } from './problem.ts';

export type { CallId };

const nothing = z.strictObject({});

type Parts<P, Q, B> = {
  /** Of its entry in the table of calls (`calls/all.ts`). */
  id: CallId;
  method: Method;
  /** Fastify's form, from the root: `/api/v1/initiatives/:id`. */
  path: string;
  params?: z.ZodType<P>;
  /** Query parameters beside `cache`, which every call carries (spec 000 §7). */
  query?: z.ZodType<Q>;
  /** Whether it carries the header `hl` (spec 001 §7); a call that does not name it must not carry it. */
  inLanguage?: true;
  /** Fields of the JSON body, or of the multipart form; no body is allowed where it is left out. */
  body?: z.ZodType<B>;
  /** Left out: no multipart form. */
  multipart?: FormKind;
};

type Call<P, Q, B> = {
  services: Services;
  params: P;
  query: Q;
  body: B;
  /** What `hl` says; uz where the call names no such header. */
  language: ContentLanguage;
  /** The uploaded file of a `with-file` form; null elsewhere. */
  file: UploadedFile | null;
  /** The uploaded files of a form with several, in their order; the one of a `with-file` form. */
  files: readonly UploadedFile[];
  request: FastifyRequest;
  reply: FastifyReply;
};

type StaffRoute<P, Q, B> = Parts<P, Q, B> & {
  /** Who may call; everyone who is signed in, where it is left out. */
  roles?: readonly Role[];
  handler: (call: Call<P, Q, B> & { user: PlatformUser }) => unknown;
};
type PublicRoute<P, Q, B> = Parts<P, Q, B> & { handler: (call: Call<P, Q, B>) => unknown };

/** What a route says of itself, in the terms of the table of calls. */
type Declared = Pick<CallEntry, 'id' | 'method' | 'path' | 'roles'> & {
  query: readonly string[];
  body: readonly string[];
  multipart: readonly string[];
  inLanguage: boolean;
};

/** A declared call, ready to be served. */
export type Route = Declared & { serve(app: FastifyInstance, services: Services): void };

/** The declaration of a call as data. */
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

/** Strictly parsed, or the 400 that names what does not fit. */
function parse<T>(schema: z.ZodType<T> | undefined, value: unknown, where: string): T {
  const parsed = (schema ?? (nothing as unknown as z.ZodType<T>)).safeParse(value);
  if (parsed.success) return parsed.data;
  const reasons = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`.trim());
  throw badCall(`${where}: ${reasons.join('; ')}`);
}

/** Everything a call carries, checked against its declaration. */
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

/** A call of signed-in staff: token, role, then every parameter is checked before the handler runs. */
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

/** A call that needs no token: those that lead to one. */
export const definePublicRoute = <P = Empty, Q = Empty, B = undefined>(route: PublicRoute<P, Q, B>): Route =>
  withoutStaff(route, 'anybody', () => {});

/** A call of the scheduler, which has a name and a password of its own. */
export const defineSchedulerRoute = <P = Empty, Q = Empty, B = undefined>(route: PublicRoute<P, Q, B>): Route =>
  withoutStaff(route, 'scheduler', authenticateScheduler);

/** A call that nobody makes by a token: `admit` throws where the caller may not make it. */
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
