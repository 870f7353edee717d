import { BlockList } from 'node:net';

/** Networks that are this computer, its office, or nobody's; IPv4 ones count in IPv6 dress (`::ffff:127.0.0.1`), too. */
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
 * True for the host of an address that leads to this computer or into a private network: by number, or by a name that
 * is never a public one. The host is taken as `URL` writes it, which turns every other way to write an IPv4 address
 * (decimal, hexadecimal, octal, shortened) into the usual one. Names that only a server tells apart are not looked up.
 */
export function isPrivateHost({ hostname }: URL): boolean {
  const host = hostname.replace(/\.$/, '').toLowerCase();
  if (host.startsWith('[')) return NOT_PUBLIC.check(host.slice(1, -1), 'ipv6');
  if (IPV4.test(host)) return NOT_PUBLIC.check(host, 'ipv4');
  return LOCAL_NAME.test(host);
}
