import { isDeepStrictEqual } from 'node:util';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { entryAt } from '../calls/entry-at.ts';
import type { PlatformUser } from '../staff.ts';
import { CONTRARIES, contrariesOf } from './all.ts';
import type { Answer, Asked, Contrary } from './contrary.ts';

/** The switch of a running platform. */
export type ContrarySwitch = {
  /** Is contrary in these ways from the next call on, by names or readings, and in no other. Default: in none. */
  set(wanted?: 'all' | readonly string[]): void;
  /** Notes from now on which ways would change an answer or refuse its call; returns what tells their names so far. */
  watch(): () => ReadonlySet<string>;
  /** The ways that are on, or noted. */
  on(): readonly Contrary[];
  noted(): Set<string> | undefined;
};

/** A switch that is off. */
export function createContrarySwitch(): ContrarySwitch {
  let active: readonly Contrary[] = [];
  let notes: Set<string> | undefined;
  return {
    set(wanted = []) {
      active = contrariesOf(wanted);
      notes = undefined;
    },
    watch() {
      const own = new Set<string>();
      notes = own;
      return () => own;
    },
    on: () => active,
    noted: () => notes,
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
    role: userOf(request)?.role ?? null,
    fields: request.fault?.kind === 'status' ? (request.fault.fields ?? {}) : {},
  });
  app.addHook('preHandler', async (request, reply) => {
    if (contrary.on().length === 0) return undefined;
    const asked = askedBy(request);
    const refused = contrary.on().flatMap((one) => one.refuses?.(asked) ?? [])[0];
    return refused && reply.code(refused.status).send(refused.body);
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const isJson = String(reply.getHeader('content-type')).includes('json');
    const noted = contrary.noted();
    if ((contrary.on().length === 0 && !noted) || !isJson || typeof payload !== 'string') return payload;
    const asked = askedBy(request);
    const answer: Answer = { status: reply.statusCode, body: JSON.parse(payload) };
    for (const name of noted ? against(answer, asked) : []) noted?.add(name);
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
