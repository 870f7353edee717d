import type { KeepName } from '@shared/keeps.ts';
import { withoutPersonalNumbers } from '@shared/personal-numbers.ts';
import { z } from 'zod';
import { bridge, unwrap } from '@/api/bridge.ts';
import { choiceOwner } from '@/session/choices.ts';
import { rest } from '../idle.ts';

/** How many rows are packed together: between two packs the window may be idle. */
const PACK = 250;
const CHARACTERS = 0x8000;

/** The stored value: whose rows these are, what is known of all of them, and the rows in packs (`pack`). */
const keptRowsSchema = z.object({ owner: z.string(), head: z.unknown(), packs: z.array(z.string()).readonly() });

/** The rows of a long reading, and what is known of all of them. */
export type KeptRows<Head, Row> = { readonly head: Head; readonly rows: readonly Row[] };

/**
 * Keeps the rows of a long reading for this person in this role and place, packed while the window is idle, without
 * personal numbers. Throws `AppError` if the bridge refuses; does nothing if another person is signed in by then.
 */
export async function keepRows(name: KeepName, { head, rows }: KeptRows<unknown, unknown>): Promise<void> {
  const owner = await ownerNow();
  if (owner === null) return;
  const packs: string[] = [];
  for (let from = 0; from < rows.length; from += PACK) {
    await idle();
    packs.push(await pack(withoutPersonalNumbers(rows.slice(from, from + PACK))));
  }
  if ((await ownerNow()) !== owner) return;
  await unwrap(bridge.keeps.save({ name, value: { owner, head: withoutPersonalNumbers(head), packs } }));
}

/**
 * The rows that this person keeps in this role and place, each read by `row` while the window is idle; null for none.
 * Throws `AppError` if the bridge refuses, another error if this version cannot read them.
 */
export async function loadRows<Head, Row>(
  name: KeepName,
  schemas: { head: z.ZodType<Head>; row: z.ZodType<Row> },
): Promise<KeptRows<Head, Row> | null> {
  const owner = await ownerNow();
  const keep = await unwrap(bridge.keeps.load({ name }));
  if (!keep || owner === null) return null;
  const kept = keptRowsSchema.parse(keep.value);
  if (kept.owner !== owner) return null;
  const head = schemas.head.parse(kept.head);
  const rows: Row[] = [];
  for (const one of kept.packs) {
    await idle();
    for (const row of z.array(schemas.row).parse(await unpack(one))) rows.push(row);
  }
  return { head, rows };
}

const idle = () => rest(new AbortController().signal);

/** The person signed in now, in their role and place, which decide what a list holds; null for none. */
async function ownerNow(): Promise<string | null> {
  const session = await unwrap(bridge.session.current());
  if (session.status !== 'signed-in') return null;
  const { profile } = session;
  const region = profile.region_derived ? null : profile.region_id;
  return [choiceOwner(profile), region, profile.district_id].join('|');
}

/** JSON, compressed, as text. */
async function pack(value: unknown): Promise<string> {
  const bytes = new Uint8Array(
    await through(new Blob([JSON.stringify(value)]), new CompressionStream('gzip')).arrayBuffer(),
  );
  let text = '';
  for (let from = 0; from < bytes.length; from += CHARACTERS)
    text += String.fromCharCode(...bytes.subarray(from, from + CHARACTERS));
  return btoa(text);
}

const unpack = (packed: string): Promise<unknown> =>
  through(
    new Blob([Uint8Array.from(atob(packed), (one) => one.charCodeAt(0))]),
    new DecompressionStream('gzip'),
  ).json();

const through = (blob: Blob, change: CompressionStream | DecompressionStream): Response =>
  new Response(blob.stream().pipeThrough(change));
