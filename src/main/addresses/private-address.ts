/**
 * Which addresses are public, by prefix: of all prefixes that hold an address the longest counts. From IANA's
 * registries of special-purpose addresses (IPv4 and IPv6, column "Globally Reachable"; what they leave open is not
 * public), of multicast, and of the IPv6 address space, in which only 2000::/3 is assigned. Addresses that carry
 * another one (`CARRIERS`) are judged by that.
 */
const SPECIAL_ADDRESSES: Readonly<Record<string, boolean>> = {
  '0.0.0.0/0': true,
  '0.0.0.0/8': false,
  '10.0.0.0/8': false,
  '100.64.0.0/10': false,
  '127.0.0.0/8': false,
  '169.254.0.0/16': false,
  '172.16.0.0/12': false,
  '192.0.0.0/24': false,
  '192.0.0.9/32': true,
  '192.0.0.10/32': true,
  '192.0.2.0/24': false,
  '192.88.99.0/24': false,
  '192.168.0.0/16': false,
  '198.18.0.0/15': false,
  '198.51.100.0/24': false,
  '203.0.113.0/24': false,
  '224.0.0.0/4': false,
  '240.0.0.0/4': false,
  '::/0': false,
  '2000::/3': true,
  '2001::/23': false,
  '2001:1::1/128': true,
  '2001:1::2/128': true,
  '2001:1::3/128': true,
  '2001:3::/32': true,
  '2001:4:112::/48': true,
  '2001:20::/28': true,
  '2001:30::/28': true,
  '2001:db8::/32': false,
  '3fff::/20': false,
};

/** IPv6 prefixes whose addresses carry an IPv4 address, which begins at this bit. */
const CARRIERS: Readonly<Record<string, number>> = {
  /** IPv4-mapped (RFC 4291). */
  '::ffff:0:0/96': 96,
  /** NAT64 (RFC 6052). */
  '64:ff9b::/96': 96,
  /** 6to4 (RFC 3056). */
  '2002::/16': 16,
};

/**
 * Ends of names that are never public: IANA's registry of special-use domain names, ICANN's `internal`, and the names
 * that offices use within their networks and ICANN therefore delegates to nobody (RFC 6762, appendix G). Not `example`:
 * it is for documents and leads nowhere, into no network either.
 */
const SPECIAL_NAMES: ReadonlySet<string> = new Set([
  ...['alt', 'arpa', 'invalid', 'local', 'localhost', 'onion', 'test'],
  ...['corp', 'home', 'internal', 'intranet', 'lan', 'localdomain', 'mail', 'private'],
]);

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
