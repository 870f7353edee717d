import type { IncomingMessage } from 'node:http';
import { isDeepStrictEqual } from 'node:util';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallId } from '../calls/entry.ts';
import { entryAt } from '../calls/entry-at.ts';
import type { PlatformUser } from '../staff.ts';
import { CONTRARIES, contrariesOf } from './all.ts';
import type { Answer, Asked, Contrary } from './contrary.ts';

/** The switch of a running platform. */
export type ContrarySwitch = {
  /** Is contrary in these ways from the next call on, by names or readings, and in no other. Default: in none. */
  set(wanted?: 'all' | readonly string[]): void;
  /** Notes from now on which ways would refuse a call or change its answer; returns what tells their names and calls. */
  watch(): () => Notes;
  /** The ways that are on. */
  on(): readonly Contrary[];
  /** Whether it is contrary in no way, and none is watched. */
  isIdle(): boolean;
  /** The address of a call where the documents have it. */
  addressOf(request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): string;
  /** Notes of a call and its answer; nothing unless they are watched. */
  note(answer: Answer, asked: Asked): void;
};

/** Marks a call that came by this platform's own path. */
const MOVED = 'x-moved';

/** The calls that a way would meet, by its name. */
export type Notes = ReadonlyMap<string, ReadonlySet<CallId>>;

/** A switch that is off. */
export function createContrarySwitch(): ContrarySwitch {
  let active: readonly Contrary[] = [];
  let notes: Map<string, Set<CallId>> | undefined;
  return {
    set(wanted = []) {
      active = contrariesOf(wanted);
      notes = undefined;
    },
    watch() {
      const own = new Map<string, Set<CallId>>();
      notes = own;
      return () => own;
    },
    on: () => active,
    isIdle: () => active.length === 0 && notes === undefined,
    addressOf({ method = 'GET', url = '/', headers }) {
      const [moved] = active.flatMap(({ moves }) => moves?.(method, url) ?? []);
      if (moved !== undefined) headers[MOVED] = 'yes';
      return moved ?? url;
    },
    note(answer, asked) {
      if (!notes || !asked.call) return;
      for (const name of against(answer, asked)) notes.set(name, new Set([...(notes.get(name) ?? []), asked.call.id]));
    },
  };
}

/** The names of all ways that are against this call or its answer. */
const against = (answer: Answer, asked: Asked): string[] =>
  CONTRARIES.filter(
    ({ refuses, turns }) => refuses?.(asked) || (turns && !isDeepStrictEqual(turns(answer, asked), answer)),
  ).map(({ name }) => name);

type Options = { contrary: ContrarySwitch; userOf: (request: FastifyRequest) => PlatformUser | undefined };

/** Lets the platform be contrary where its answers leave it; files, tiles and the geocoder are not its answers. */
export function addContraryEdge(app: FastifyInstance, { contrary, userOf }: Options): void {
  const askedBy = (request: FastifyRequest): Asked => ({
    call: entryAt(request.call),
    query: request.call.query,
    body: request.body,
    moved: request.headers[MOVED] !== undefined,
    role: userOf(request)?.role ?? null,
    fields: request.fault?.kind === 'status' ? (request.fault.fields ?? {}) : {},
  });
  app.addHook('preHandler', async (request, reply) => {
    if (contrary.isIdle()) return undefined;
    const asked = askedBy(request);
    const refused = contrary.on().flatMap((one) => one.refuses?.(asked) ?? [])[0];
    if (refused) return reply.code(refused.status).send(refused.body);
    for (const { takes } of contrary.on()) if (takes) request.body = takes(request.body, asked);
    return undefined;
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const isJson = String(reply.getHeader('content-type')).includes('json');
    if (contrary.isIdle() || !isJson || typeof payload !== 'string') return payload;
    const asked = askedBy(request);
    const answer: Answer = { status: reply.statusCode, body: JSON.parse(payload) };
    contrary.note(answer, asked);
    return send(
      reply,
      contrary.on().reduce((turned, one) => one.turns?.(turned, asked) ?? turned, answer),
    );
  });
}

/** The payload of an answer, whose status and type the reply takes. */
function send(reply: FastifyReply, { status, body, type }: Answer): string | null {
  reply.code(status);
  if (type) reply.header('content-type', type);
  if (body !== undefined) {
    const payload = JSON.stringify(body);
    reply.header('content-length', Buffer.byteLength(payload));
    return payload;
  }
  reply.removeHeader('content-type');
  reply.removeHeader('content-length');
  return null;
}
