import { BlockList } from 'node:net';

/** Networks that are not public. IPv4 networks also match IPv4-mapped IPv6 addresses (`::ffff:127.0.0.1`). */
const NOT_PUBLIC = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  NOT_PUBLIC.addSubnet(network, bits, 'ipv4');
}
for (const [network, bits] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
] as const) {
  NOT_PUBLIC.addSubnet(network, bits, 'ipv6');
}

const LOCAL_NAME = /(?:^|\.)(?:localhost|local)$/;
const IPV4 = /^\d+(?:\.\d+){3}$/;

/**
 * True for a host on this computer or in a private network, by its IP address or by a name that is never public. `URL`
 * has already normalised other notations of IPv4 (decimal, hexadecimal, octal, shortened). Names are not resolved by
 * DNS.
 */
export function isPrivateHost({ hostname }: URL): boolean {
  const host = hostname.replace(/\.$/, '').toLowerCase();
  if (host.startsWith('[')) return NOT_PUBLIC.check(host.slice(1, -1), 'ipv6');
  if (IPV4.test(host)) return NOT_PUBLIC.check(host, 'ipv4');
  return LOCAL_NAME.test(host);
}
