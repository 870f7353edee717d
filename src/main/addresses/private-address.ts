import { CARRIERS, SPECIAL_ADDRESSES, SPECIAL_NAMES } from './special-addresses.ts';

/** An address as a number of so many bits. */
type Address = { value: bigint; bits: 32 | 128 };
type Prefix<T> = { network: Address; length: number; means: T };

const IPV4 = /^\d+(?:\.\d+){3}$/;

/** Reads IPv4 in decimal parts, or IPv6 in groups with at most one `::`, as `URL` writes them. */
function addressOf(text: string): Address {
  if (IPV4.test(text)) return { value: joined(text.split('.').map(Number), 8), bits: 32 };
  const [left = [], right] = text.split('::').map((half) => half.split(':').filter(Boolean));
  const zeros = right ? Array<string>(8 - left.length - right.length).fill('0') : [];
  const groups = [...left, ...zeros, ...(right ?? [])];
  return {
    value: joined(
      groups.map((group) => Number.parseInt(group, 16)),
      16,
    ),
    bits: 128,
  };
}

const joined = (parts: readonly number[], bits: number): bigint =>
  parts.reduce((value, part) => value * 2n ** BigInt(bits) + BigInt(part), 0n);

/** The prefixes of a table, the longest first. */
const prefixesOf = <T>(table: Readonly<Record<string, T>>): readonly Prefix<T>[] =>
  Object.entries(table)
    .map(([text, means]) => {
      const [network = '', length] = text.split('/');
      return { network: addressOf(network), length: Number(length), means };
    })
    .sort((a, b) => b.length - a.length);

const PREFIXES = prefixesOf(SPECIAL_ADDRESSES);
const CARRIER_PREFIXES = prefixesOf(CARRIERS);

const holds = (prefix: Prefix<unknown>, { value, bits }: Address): boolean => {
  const rest = BigInt(bits - prefix.length);
  return prefix.network.bits === bits && value >> rest === prefix.network.value >> rest;
};

function isPublic(address: Address): boolean {
  const begin = CARRIER_PREFIXES.find((prefix) => holds(prefix, address))?.means;
  if (begin !== undefined)
    return isPublic({ value: BigInt.asUintN(32, address.value >> BigInt(96 - begin)), bits: 32 });
  return PREFIXES.find((prefix) => holds(prefix, address))?.means ?? false;
}

/**
 * True for a host that is not public: on this computer, in a private network or with a special purpose, by its IP
 * address or by its name, and for a name of a single label, which only a local network knows. `URL` has already
 * normalised other notations of IPv4 (decimal, hexadecimal, octal, shortened). Names are not resolved by DNS.
 */
export function isPrivateHost({ hostname }: URL): boolean {
  const host = hostname.replace(/\.+$/, '').toLowerCase();
  if (host.startsWith('[')) return !isPublic(addressOf(host.slice(1, -1)));
  if (IPV4.test(host)) return !isPublic(addressOf(host));
  const labels = host.split('.');
  return labels.length < 2 || SPECIAL_NAMES.has(labels.at(-1) ?? '');
}
