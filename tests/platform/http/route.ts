import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type ContentLanguage, contentLanguageSchema } from '../../../src/shared/content-language.ts';
import { CALLS } from '../calls/all.ts';
import type { CallEntry, CallId } from '../calls/entry.ts';
import { summary } from '../recorder.ts';
import type { Services } from '../services.ts';
import type { PlatformUser } from '../staff.ts';
import { authenticate, authenticateScheduler } from './authenticate.ts';
import { type FormKind, fileField, readForm, type UploadedFile } from './form.ts';
import { keysOf } from './keys.ts';
import { badCall, forbidden } from './problem.ts';

/** A call by its number in the table of calls; an invented one by its own entry. */
export type Call = CallId | CallEntry;

const ENTRIES: ReadonlyMap<string, CallEntry> = new Map(CALLS.map((entry) => [entry.id, entry]));

function entryOf(call: Call): CallEntry {
  const entry = typeof call === 'string' ? ENTRIES.get(call) : call;
  if (!entry) throw new Error(`${call} is not in the table of calls`);
  return entry;
}

const needsToken = ({ roles }: CallEntry): boolean => roles !== 'anybody' && roles !== 'scheduler';

const nothing = z.strictObject({});

/** What a call sends; method, path, callers and language are those of its entry. */
type Parts<P, Q, B> = {
  params?: z.ZodType<P>;
  /** Query parameters beside `cache`, which every call has (spec 000 §7). */
  query?: z.ZodType<Q>;
  /** Fields of the JSON body, or of the multipart form. Default: no body is allowed. */
  body?: z.ZodType<B>;
  /** Default: no multipart form. */
  multipart?: FormKind;
};

type Received<P, Q, B> = {
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

type StaffRoute<P, Q, B> = Parts<P, Q, B> & { handler: (call: Received<P, Q, B> & { user: PlatformUser }) => unknown };
type PublicRoute<P, Q, B> = Parts<P, Q, B> & { handler: (call: Received<P, Q, B>) => unknown };

/** A call that can be served, with the keys that it takes. */
export type Route = Pick<CallEntry, 'id' | 'method' | 'path' | 'roles'> & {
  query: readonly string[];
  body: readonly string[];
  multipart: readonly string[];
  serve(app: FastifyInstance, services: Services): void;
};

type Handler = (request: FastifyRequest, reply: FastifyReply, services: Services) => Promise<unknown>;

/** The route of an entry that takes these parts. */
function routeOf<P, Q, B>(entry: CallEntry, parts: Parts<P, Q, B>, handle: Handler): Route {
  const keys = keysOf(parts.body);
  const file = (parts.multipart && fileField(parts.multipart)) ?? [];
  const { id, method, path, roles } = entry;
  return {
    ...{ id, method, path, roles },
    query: keysOf(parts.query),
    body: parts.multipart ? [] : keys,
    multipart: parts.multipart ? keys.concat(file) : [],
    serve(app, services) {
      const handler = (request: FastifyRequest, reply: FastifyReply) => handle(request, reply, services);
      app.route({ method, url: path.replace(/\{(\w+)\}/g, ':$1'), handler });
    },
  };
}

/** Parameters or fields of a call that names none. */
export type Empty = Record<string, never>;

/** Parses a value strictly; throws 400 with the mismatches. */
function parse<T>(schema: z.ZodType<T> | undefined, value: unknown, where: string): T {
  const parsed = (schema ?? (nothing as unknown as z.ZodType<T>)).safeParse(value);
  if (parsed.success) return parsed.data;
  const reasons = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`.trim());
  throw badCall(`${where}: ${reasons.join('; ')}`);
}

/** All parts of a call, checked against its declaration. */
async function readCall<P, Q, B>(
  { inLanguage }: CallEntry,
  parts: Parts<P, Q, B>,
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Received<P, Q, B>> {
  const { cache, ...query } = request.query as Record<string, unknown>;
  if (cache !== 'off') throw badCall('query: cache=off is missing');
  const call = services.callOf(request);
  if (call.hl !== null && !inLanguage) throw badCall('headers: hl is not named');
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
    language: inLanguage ? parse(contentLanguageSchema, call.hl, 'header hl') : 'uz',
    file: form?.files[0] ?? null,
    files: form?.files ?? [],
  };
}

/** A call of signed-in staff: token, role and every parameter are checked, in this order, before the handler runs. */
export function defineRoute<P = Empty, Q = Empty, B = undefined>(call: Call, route: StaffRoute<P, Q, B>): Route {
  const entry = entryOf(call);
  if (!needsToken(entry)) throw new Error(`${entry.id} is made without a token`);
  return routeOf(entry, route, async (request, reply, services) => {
    const user = authenticate(request, services);
    if (typeof entry.roles !== 'string' && !entry.roles.includes(user.role))
      throw forbidden(`role ${user.role} may not call this`);
    return route.handler({ ...(await readCall(entry, route, services, request, reply)), user });
  });
}

/** A call without a token: one that leads to it, or one of the scheduler, which has its own name and password. */
export function defineTokenlessRoute<P = Empty, Q = Empty, B = undefined>(
  call: Call,
  route: PublicRoute<P, Q, B>,
): Route {
  const entry = entryOf(call);
  if (needsToken(entry)) throw new Error(`${entry.id} is not made without a token`);
  return routeOf(entry, route, async (request, reply, services) => {
    if (entry.roles === 'scheduler') authenticateScheduler(request, services);
    return route.handler(await readCall(entry, route, services, request, reply));
  });
}
