import { z } from 'zod';

/** A newer version that the feed offers. */
const updateOfferSchema = z.object({
  version: z.string(),
  /** What is new, as plain text; empty where the feed says nothing. */
  notes: z.string(),
  /** Size of the download in bytes; null if the feed does not say. */
  bytes: z.number().nullable(),
});
export type UpdateOffer = z.infer<typeof updateOfferSchema>;

/** Why this installation does not look for updates. */
const updatesOffSchema = z.enum(['not-configured', 'administrator', 'not-installed']);
export type UpdatesOff = z.infer<typeof updatesOffSchema>;

/** Why a check, a download or an installation failed, as far as a person can act on it. */
const updateProblemSchema = z.enum([
  'network', // no answer, or the connection broke
  'missing', // the feed or its file is not there (404)
  'not-a-feed', // the answer is no feed, but a captive portal's page
  'server', // any other refusal by the server
  'checksum', // the file is not the one that the feed describes
  'signature', // the file is not signed by the publisher
  'no-space', // the disk is full
  'disk', // the disk refused
  'not-started', // the installer did not start
  'other',
]);
export type UpdateProblem = z.infer<typeof updateProblemSchema>;

/** State of the program's updates, as the page shows it. */
export const updateStateSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('off'), reason: updatesOffSchema }),
  z.object({ status: z.literal('idle') }),
  z.object({ status: z.literal('checking') }),
  z.object({ status: z.literal('current') }),
  z.object({ status: z.literal('available'), offer: updateOfferSchema }),
  z.object({ status: z.literal('downloading'), offer: updateOfferSchema, receivedBytes: z.number() }),
  z.object({ status: z.literal('ready'), offer: updateOfferSchema }),
  /** `offer`: the version that could not be downloaded or installed; null after a check that failed. */
  z.object({ status: z.literal('failed'), problem: updateProblemSchema, offer: updateOfferSchema.nullable() }),
]);
export type UpdateState = z.infer<typeof updateStateSchema>;
