import type { DatabaseSync } from 'node:sqlite';
import type { FastifyRequest } from 'fastify';
import type { Captchas } from './captcha.ts';
import type { FileStore } from './files/store.ts';
import type { RecordedCall } from './recorder.ts';
import type { SsoExchange } from './sso/exchange.ts';
import type { PlatformUser } from './staff.ts';
import type { Tokens } from './tokens.ts';

/** The services of the handlers; created once per start in server.ts. */
export type Services = {
  db: DatabaseSync;
  users: readonly PlatformUser[];
  tokens: Tokens;
  captchas: Captchas;
  files: FileStore;
  sso: SsoExchange;
  /** The recorded call of a request in flight. */
  callOf(request: FastifyRequest): RecordedCall;
};
