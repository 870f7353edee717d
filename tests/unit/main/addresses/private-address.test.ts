import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPrivateHost } from '../../../../src/main/addresses/private-address.ts';

const isPublic = (host: string): boolean =>
  !isPrivateHost(new URL(`https://${host.includes(':') ? `[${host}]` : host}/`));

// From the registries at iana.org: iana-ipv4-special-registry, iana-ipv6-special-registry (column "Globally
// Reachable"), multicast-addresses, ipv6-address-space, special-use-domain-names.
describe('an address is public as the registries say', () => {
  test.each([
    ['0.0.0.0', '0.255.255.255', false, 'this network'],
    ['10.0.0.0', '10.255.255.255', false, 'private use'],
    ['100.64.0.0', '100.127.255.255', false, 'shared address space'],
    ['127.0.0.0', '127.255.255.255', false, 'loopback'],
    ['169.254.0.0', '169.254.255.255', false, 'link local'],
    ['172.16.0.0', '172.31.255.255', false, 'private use'],
    ['192.0.0.0', '192.0.0.8', false, 'IETF protocol assignments'],
    ['192.0.0.9', '192.0.0.10', true, 'PCP and TURN anycast'],
    ['192.0.0.11', '192.0.0.255', false, 'IETF protocol assignments'],
    ['192.0.2.0', '192.0.2.255', false, 'documentation'],
    ['192.31.196.0', '192.31.196.255', true, 'AS112'],
    ['192.52.193.0', '192.52.193.255', true, 'AMT'],
    ['192.88.99.0', '192.88.99.255', false, '6to4 relay anycast'],
    ['192.168.0.0', '192.168.255.255', false, 'private use'],
    ['192.175.48.0', '192.175.48.255', true, 'AS112'],
    ['198.18.0.0', '198.19.255.255', false, 'benchmarking'],
    ['198.51.100.0', '198.51.100.255', false, 'documentation'],
    ['203.0.113.0', '203.0.113.255', false, 'documentation'],
    ['224.0.0.0', '239.255.255.255', false, 'multicast'],
    ['240.0.0.0', '255.255.255.255', false, 'reserved, limited broadcast'],
    ['::', '::1', false, 'unspecified, loopback'],
    ['::127.0.0.1', '::8.8.8.8', false, 'IPv4-compatible'],
    ['::ffff:0:7f00:1', '::ffff:0:808:808', false, 'IPv4-translated'],
    ['64:ff9b:1::', '64:ff9b:1:ffff:ffff:ffff:ffff:ffff', false, 'NAT64 of a network of its own'],
    ['100::', '100::ffff:ffff:ffff:ffff', false, 'discard-only'],
    ['100:0:0:1::', '100:0:0:1:ffff:ffff:ffff:ffff', false, 'dummy prefix'],
    ['2001::', '2001:0:ffff:ffff:ffff:ffff:ffff:ffff', false, 'Teredo'],
    ['2001:1::1', '2001:1::3', true, 'PCP, TURN and DNS-SD SRP anycast'],
    ['2001:1::', '2001:1::4', false, 'IETF protocol assignments'],
    ['2001:2::', '2001:2:0:ffff:ffff:ffff:ffff:ffff', false, 'benchmarking'],
    ['2001:3::', '2001:3:ffff:ffff:ffff:ffff:ffff:ffff', true, 'AMT'],
    ['2001:4:112::', '2001:4:112:ffff:ffff:ffff:ffff:ffff', true, 'AS112'],
    ['2001:10::', '2001:1f:ffff:ffff:ffff:ffff:ffff:ffff', false, 'ORCHID'],
    ['2001:20::', '2001:2f:ffff:ffff:ffff:ffff:ffff:ffff', true, 'ORCHIDv2'],
    ['2001:30::', '2001:3f:ffff:ffff:ffff:ffff:ffff:ffff', true, 'drone remote id'],
    ['2001:db8::', '2001:db8:ffff:ffff:ffff:ffff:ffff:ffff', false, 'documentation'],
    ['2620:4f:8000::', '2620:4f:8000:ffff:ffff:ffff:ffff:ffff', true, 'AS112'],
    ['3fff::', '3fff:fff:ffff:ffff:ffff:ffff:ffff:ffff', false, 'documentation'],
    ['5f00::', '5f00:ffff:ffff:ffff:ffff:ffff:ffff:ffff', false, 'segment routing'],
    ['fc00::', 'fdff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', false, 'unique local'],
    ['fe80::', 'febf:ffff:ffff:ffff:ffff:ffff:ffff:ffff', false, 'link local'],
    ['fec0::', 'feff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', false, 'site local'],
    ['ff00::', 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', false, 'multicast'],
    ['4000::', 'fbff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', false, 'assigned to nobody'],
  ])('%s to %s: %s (%s)', (first, last, expected) => {
    expect([isPublic(first), isPublic(last)]).toEqual([expected, expected]);
  });

  test.each([
    ...['1.0.0.0', '9.255.255.255', '11.0.0.0', '100.63.255.255', '100.128.0.0', '126.255.255.255', '128.0.0.0'],
    ...['169.253.255.255', '169.255.0.0', '172.15.255.255', '172.32.0.0', '191.255.255.255', '192.0.1.0', '192.0.3.0'],
    ...['192.167.255.255', '192.169.0.0', '198.17.255.255', '198.20.0.0', '203.0.112.255', '223.255.255.255'],
    ...['2000::', '2001:200::', '2001:db7:ffff::', '2001:db9::', '2a02:6b8::2:242', '3fff:1000::', '3ffe::'],
  ])('%s, beside one of them, is public', (host) => expect(isPublic(host)).toBe(true));

  test('an address that carries another is as public as that', () => {
    const octet = fc.nat({ max: 255 });
    const first = fc.oneof(octet, fc.constantFrom(0, 10, 100, 127, 169, 172, 192, 198, 203, 240));
    fc.assert(
      fc.property(first, octet, octet, octet, (a, b, c, d) => {
        const carried = `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
        const expected = isPublic(`${a}.${b}.${c}.${d}`);
        for (const host of [`::ffff:${carried}`, `64:ff9b::${carried}`, `2002:${carried}::1`])
          expect(isPublic(host), host).toBe(expected);
      }),
    );
  });
});

describe('a name is public unless it can only be known to a network', () => {
  test.each([
    ...['intranet', 'panel', 'localhost', 'uz', 'nas.local', 'a.localhost', 'a.localdomain', 'bank.internal'],
    ...['fayl.lan', 'pochta.corp', 'tv.home', 'x.mail', 'x.private', 'x.intranet', 'router.home.arpa'],
    ...['1.168.192.in-addr.arpa', 'x.onion', 'x.alt', 'x.test', 'x.invalid'],
    ...['NAS.LAN', 'fayl.lan.', 'fayl.lan..', 'localhost..', '127.0.0.1..', 'ｆａｙｌ.ｌａｎ', 'fayl。lan'],
  ])('%s is not', (host) => expect(isPublic(host)).toBe(false));

  test.each([
    ...['example.uz', 'my.gov.uz', 'example.com', 'lan.uz', 'corp.example.uz', 'home.arpa.uz', 'internal.gov.uz'],
    ...['mylan.uz', 'x.planlan', 'xn--80aswg.xn--p1ai', 'example.uz.', 'sayt.example'],
  ])('%s is', (host) => expect(isPublic(host)).toBe(true));
});
