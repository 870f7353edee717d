import { setTimeout as sleep } from 'node:timers/promises';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { FILES_PER_CALL } from '../../../src/shared/files.ts';
import { addContraryEdge, type ContrarySwitch } from '../contrary/edge.ts';
import { cutUpload, type Fault, type Faults, spoil } from '../faults.ts';
import type { RecordedCall, Recorder } from '../recorder.ts';
import type { Tokens } from '../tokens.ts';
import { HttpProblem } from './problem.ts';

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to.
  interface FastifyRequest {
    /** Set on arrival, before anything can fail. */
    call: RecordedCall;
    fault: Fault | undefined;
  }
}

/** Largest body in bytes; a larger upload answers 413 (Z-112: more than the forms' own 5 MB). */
const MAX_BODY = 50 * 1024 * 1024;

const pathOf = (request: FastifyRequest) => request.url.split('?')[0] ?? '/';

const tokenOf = (request: FastifyRequest) => request.headers.authorization?.replace('Bearer ', '') ?? '';

function record(request: FastifyRequest, recorder: Recorder): void {
  const { method } = request;
  request.call = {
    method,
    path: pathOf(request),
    query: { ...(request.query as Record<string, unknown>) },
    hl: request.headers.hl === undefined ? null : String(request.headers.hl),
    body: null,
    user: null,
    status: null,
    ms: null,
  };
  recorder.begin(request.call);
}

/** Converts an error to a problem; Fastify's own parse errors are calls that the specification does not know. */
function problemOf(error: unknown): HttpProblem {
  if (error instanceof HttpProblem) return error;
  const status = (error as { statusCode?: number }).statusCode;
  if (status === 413) return new HttpProblem(413, 'Fayl hajmi juda katta');
  if (status !== undefined && status < 500) return new HttpProblem(400, "So'rov noto'g'ri tuzilgan", String(error));
  return new HttpProblem(500, 'Serverda xatolik yuz berdi', `the platform itself failed: ${(error as Error).stack}`);
}

/** The HTTP server without its routes: recording, faults, and problems as `{ message }`. */
export async function createApp({
  recorder,
  faults,
  contrary,
  tokens,
  late = 0,
}: {
  recorder: Recorder;
  faults: Faults;
  contrary: ContrarySwitch;
  tokens: Pick<Tokens, 'find' | 'expire'>;
  /** The most that a call arrives late, and its answer, in ms each. */
  late?: number;
}): Promise<FastifyInstance> {
  const app = Fastify({
    exposeHeadRoutes: false,
    bodyLimit: MAX_BODY,
    forceCloseConnections: true,
    routerOptions: { caseSensitive: true },
    rewriteUrl: (request) => contrary.addressOf(request),
  });
  await app.register(multipart, { limits: { fileSize: MAX_BODY, files: FILES_PER_CALL, fields: 20 } });
  app.decorateRequest('fault', undefined);

  app.addHook('onRequest', async (request, reply) => {
    if (late > 0) await sleep(Math.random() * late);
    record(request, recorder);
    const fault = faults.take(request.call);
    request.fault = fault;
    if (late > 0) await sleep(Math.random() * late);
    if (fault?.kind === 'latency') await sleep(fault.ms);
    await fault?.until;
    if (fault?.kind === 'date') reply.header('date', fault.date.toUTCString());
    if (fault?.kind === 'redirect') return reply.redirect(fault.to, 302);
    if (fault?.kind === 'expired-token') tokens.expire(tokenOf(request));
    if (fault?.kind === 'drop') {
      reply.hijack();
      request.raw.socket.destroy();
    }
    if (fault?.kind === 'drop-upload') {
      reply.hijack();
      cutUpload(request.raw, fault.bytes);
    }
    if (fault?.kind === 'status') {
      if (fault.retryAfter !== undefined) reply.header('retry-after', fault.retryAfter);
      const message = fault.message === undefined ? 'Xizmat vaqtincha ishlamayapti' : fault.message;
      return reply.code(fault.status).send(message === null ? {} : { message });
    }
    return undefined;
  });
  addContraryEdge(app, {
    contrary,
    userOf: (request) => {
      const user = tokens.find(tokenOf(request));
      return typeof user === 'string' ? undefined : user;
    },
  });
  app.addHook('onSend', async (request, reply, payload) => {
    request.call.status = reply.statusCode;
    request.call.ms = Math.round(reply.elapsedTime);
    return request.fault ? spoil(request.fault, reply, payload) : payload;
  });
  app.addHook('onResponse', async (request, reply) => {
    request.call.ms = Math.round(reply.elapsedTime);
  });

  app.setErrorHandler((error, request, reply) => {
    const { status, message, violation } = problemOf(error);
    if (violation !== undefined) {
      recorder.violation({ method: request.method, path: pathOf(request), status, reason: violation });
    }
    return reply.code(status).send({ message });
  });
  app.setNotFoundHandler((request) => {
    throw new HttpProblem(404, "Bunday manzil yo'q", `no such call: ${request.method} ${pathOf(request)}`);
  });
  return app;
}
