import { z } from 'zod';

/** What is wrong with the certificate of a host, or with the secure connection to it. */
const certificateProblemSchema = z.enum(['authority', 'name', 'date', 'revoked', 'other']);
/** What is wrong with a certificate. */
export type CertificateProblem = z.infer<typeof certificateProblemSchema>;

/** `detail` of a call in whose place a web page came, such as that of a captive portal. */
export const PAGE_INSTEAD = 'a page instead of the answer';

/** Why the platform cannot be reached, where the reason is known and a person can act on it. */
const networkTroubleSchema = z.discriminatedUnion('cause', [
  /** A captive portal answered in the platform's place; `host`: its own, if it has one. */
  z.object({ cause: z.literal('portal'), host: z.string().nullable() }),
  z.object({ cause: z.literal('certificate'), host: z.string(), problem: certificateProblemSchema }),
  /** The network does not know the name of the host (DNS). */
  z.object({ cause: z.literal('name'), host: z.string() }),
  /** The office's proxy does not answer, or refuses the connection. */
  z.object({ cause: z.literal('proxy') }),
  /** The proxy asks for a name and a password, which the person did not give. */
  z.object({ cause: z.literal('proxy-login') }),
]);
/** Why the platform cannot be reached. */
export type NetworkTrouble = z.infer<typeof networkTroubleSchema>;

/** A proxy that asks for a name and a password. */
const proxyQuestionSchema = z.object({
  host: z.string(),
  port: z.number(),
  /** The proxy's own name of the protected area; may be empty. */
  realm: z.string(),
  /** Whether the proxy has refused the last name and password. */
  refused: z.boolean(),
  /** Whether a name and a password can be kept: a keychain answers. */
  canKeep: z.boolean(),
});
/** A proxy that asks for a name and a password. */
export type ProxyQuestion = z.infer<typeof proxyQuestionSchema>;

/** State of the connection to the platform, as the page may see it. */
export const networkStateSchema = z.object({
  trouble: networkTroubleSchema.nullable(),
  /** Both clocks in ms since the epoch, if this computer's is wrong by half a day or more; null once acknowledged. */
  clock: z.object({ local: z.number(), server: z.number() }).nullable(),
  proxy: proxyQuestionSchema.nullable(),
});
/** State of the connection to the platform, as the page may see it. */
export type NetworkState = z.infer<typeof networkStateSchema>;
