import type { Protocol } from 'electron';
import type { ProtocolHandler } from './gateway.ts';
import { notOffered, offer } from './guard.ts';
import type { Origins } from './origin.ts';

export type HostProtocol = {
  protocol: Protocol;
  handler: () => ProtocolHandler | undefined;
};

/** `protocol`: the program's only scheme, which must be standard and secure like the stand-in's origin. */
export function createProtocol(origins: Origins): HostProtocol {
  let handler: ProtocolHandler | undefined;
  return {
    handler: () => handler,
    protocol: offer<Protocol>('protocol', {
      registerSchemesAsPrivileged: (schemes) => {
        for (const { scheme, privileges } of schemes) {
          if (!privileges?.standard || !privileges.secure)
            throw notOffered(`the scheme ${scheme} unless standard and secure`);
          origins.register(scheme);
        }
      },
      handle: (scheme, handle) => {
        if (scheme !== origins.scheme()) throw notOffered(`protocol.handle of a scheme not registered (${scheme})`);
        if (handler) throw new Error(`Failed to register protocol: ${scheme}`);
        handler = (request) => handle(request);
      },
      unhandle: () => {
        handler = undefined;
      },
      isProtocolHandled: (scheme) => scheme === origins.scheme() && handler !== undefined,
    }),
  };
}
