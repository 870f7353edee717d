import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { isExternalLink } from '../../../../src/main/addresses/external-link.ts';
import { createExternalLinks } from '../../../../src/main/security/external-links.ts';

const SITE = 'http://127.0.0.1:5000';

let opened: string[];
let time: number;
let focused: boolean;
beforeEach(() => {
  opened = [];
  time = 0;
  focused = true;
});

const links = (site = SITE) =>
  createExternalLinks({
    openExternal: async (address) => void opened.push(address),
    site,
    isFocused: () => focused,
    now: () => time,
  });

const refused = { name: 'AppError', kind: 'bad-call' };

describe('addresses that may be handed to the system', () => {
  test.each([
    ['https://example.uz/initiatives/1', true],
    ['mailto:yordam@example.uz', true],
    ['http://example.uz/', false],
    ['http://127.0.0.1/', false],
    ['https://user:password@example.uz/', false],
    ['file:///etc/passwd', false],
    ['javascript:alert(1)', false],
    ['ms-settings:privacy', false],
    ['mailto:', false],
    ['\\\\server\\share', false],
    ['example.uz', false],
  ])('%s: %s', (address, allowed) => expect(isExternalLink(address)).toBe(allowed));

  test('a refused address never reaches the system; the sign-in page may be http on this computer only', async () => {
    const { open, openSignIn } = links();
    await open('https://example.uz');
    time += 1000;
    await open('http://127.0.0.1:5000/boards/61/7');
    time += 1000;
    await openSignIn('http://127.0.0.1:4000/auth?x=1');
    await expect(open('http://127.0.0.1:4000/auth')).rejects.toMatchObject(refused);
    await expect(open('http://me@127.0.0.1:5000/')).rejects.toMatchObject(refused);
    await expect(openSignIn('http://sso.example.uz/auth')).rejects.toMatchObject(refused);
    await expect(openSignIn('https://sso.example.uz@evil.example/auth')).rejects.toMatchObject(refused);
    await expect(openSignIn('file:///etc/passwd')).rejects.toMatchObject(refused);
    expect(opened).toEqual([
      'https://example.uz/',
      'http://127.0.0.1:5000/boards/61/7',
      'http://127.0.0.1:4000/auth?x=1',
    ]);
  });
});

describe('links to this computer or to addresses that are not public', () => {
  test.each([
    'https://localhost/',
    'https://LOCALHOST:8443/x',
    'https://localhost./',
    'https://printer.localhost/',
    'https://nas.local/',
    'https://nas.local./',
    'https://127.0.0.1/',
    'https://127.9.9.9/',
    'https://0.0.0.0/',
    'https://10.1.2.3/',
    'https://172.16.0.1/',
    'https://172.31.255.255/',
    'https://192.168.1.1/router',
    'https://169.254.169.254/latest/meta-data',
    // Other ways to write 127.0.0.1 and 10.0.0.1.
    'https://2130706433/',
    'https://0x7f000001/',
    'https://0x7f.1/',
    'https://017700000001/',
    'https://0177.0.0.1/',
    'https://127.1/',
    'https://127.0.0.1./',
    'https://\uff11\uff12\uff17.0.0.1/',
    'https://167772161/',
    'https://0xa000001/',
    'https://[::1]/',
    'https://[::]/',
    'https://[fc00::1]/',
    'https://[fdff:ffff::1]/',
    'https://[fe80::1]/',
    'https://[febf::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:a00:1]/',
    'https://[::ffff:192.168.0.1]/',
    'https://[0:0:0:0:0:ffff:7f00:1]/',
    'https://[64:ff9b::7f00:1]/',
  ])('%s is not opened', async (address) => {
    expect(isExternalLink(address)).toBe(false);
    await expect(links().open(address)).rejects.toMatchObject(refused);
    expect(opened).toEqual([]);
  });

  test.each([
    'https://example.uz/',
    'https://local.example.uz/',
    'https://localhost.example.uz/',
    'https://mylocal.uz/',
    'https://11.0.0.1/',
    'https://172.15.0.1/',
    'https://172.32.0.1/',
    'https://192.169.0.1/',
    'https://169.253.0.1/',
    'https://126.255.255.255/',
    'https://128.0.0.1/',
    'https://[2a02:6b8::2:242]/',
    'https://[::ffff:8.8.8.8]/',
    'https://10.uz/',
    'https://10.0.0.1.example.uz/',
  ])('%s is public and is opened', async (address) => {
    await links().open(address);
    expect(opened).toEqual([new URL(address).href]);
  });

  test('the configured site is opened wherever it is, and no other port, host or scheme', async () => {
    const { open } = links('https://192.168.7.7:8443/sayt');
    await open('https://192.168.7.7:8443/boards/1');
    expect(opened).toEqual(['https://192.168.7.7:8443/boards/1']);
    time += 1000;
    for (const address of ['https://192.168.7.7/', 'https://192.168.7.8:8443/', 'http://192.168.7.7:8443/']) {
      await expect(open(address)).rejects.toMatchObject(refused);
    }
  });

  test('no spelling of an address in these networks is opened', async () => {
    const networks = [
      [0x7f000000, 8],
      [0x0a000000, 8],
      [0xac100000, 12],
      [0xc0a80000, 16],
      [0xa9fe0000, 16],
    ] as const;
    const forms: ((ip: number) => string)[] = [
      (ip) => `${ip}`,
      (ip) => `0x${ip.toString(16)}`,
      (ip) => `0${ip.toString(8)}`,
      (ip) => `${ip >>> 24}.${ip & 0xffffff}`,
      (ip) => `0x${(ip >>> 24).toString(16)}.0${((ip >>> 16) & 255).toString(8)}.${ip & 0xffff}`,
      (ip) => [24, 16, 8, 0].map((shift) => (ip >>> shift) & 255).join('.'),
      (ip) => `[::ffff:${(ip >>> 16).toString(16)}:${(ip & 0xffff).toString(16)}]`,
    ];
    fc.assert(
      fc.property(
        fc.constantFrom(...networks),
        fc.nat({ max: 0xffffffff }),
        fc.constantFrom(...forms),
        ([network, bits], random, form) => {
          const ip = (network | (random >>> bits)) >>> 0;
          expect(isExternalLink(`https://${form(ip)}/`)).toBe(false);
        },
      ),
      { numRuns: 2000 },
    );
  });
});

describe('a mailto link', () => {
  test.each([
    ['mailto:yordam@example.uz', 'mailto:yordam@example.uz'],
    ['MAILTO:yordam@example.uz', 'mailto:yordam@example.uz'],
    ['mailto:a+b@example.uz', 'mailto:a+b@example.uz'],
    ['mailto:a@example.uz,b@example.uz', 'mailto:a@example.uz,b@example.uz'],
    ['mailto:a@example.uz?subject=Murojaat%20%E2%84%96%201', 'mailto:a@example.uz?subject=Murojaat%20%E2%84%96%201'],
    ['mailto:a@example.uz?Subject=1+1&BODY=x%0D%0Ay', 'mailto:a@example.uz?subject=1%2B1&body=x%0D%0Ay'],
    ['mailto:a@example.uz?cc=b@evil.example&bcc=c@evil.example&subject=S', 'mailto:a@example.uz?subject=S'],
    ['mailto:a@example.uz?attach=/etc/passwd&attachment=C:%5Cx&body=B', 'mailto:a@example.uz?body=B'],
    ['mailto:a@example.uz?to=b@evil.example&from=c@evil.example&in-reply-to=1', 'mailto:a@example.uz'],
    [
      'mailto:a@example.uz?subject=S%0D%0ABcc:%20b@evil.example',
      'mailto:a@example.uz?subject=S%20Bcc%3A%20b%40evil.example',
    ],
    ['mailto:a@example.uz?subject=S&subject=T', 'mailto:a@example.uz?subject=S'],
    ["mailto:a@example.uz?body='--x'\"", 'mailto:a@example.uz?body=%27--x%27%22'],
    ['mailto:a@example.uz#x', 'mailto:a@example.uz'],
  ])('%s is opened as %s', async (address, as) => {
    await links().open(address);
    expect(opened).toEqual([as]);
  });

  test.each([
    'mailto:',
    'mailto:?to=b@example.uz',
    'mailto:nobody',
    'mailto:@example.uz',
    'mailto:a@',
    'mailto:a@example.uz%0D%0ABcc:b@evil.example',
    'mailto:a@example.uz%2Cb@evil.example',
    'mailto:a@example.uz,',
    'mailto:"a b"@example.uz',
    'mailto:a@example.uz%',
    'mailto:a@example.uz?subject=%E0%A4%A',
    'mailto://a@example.uz',
  ])('%s is not opened', async (address) => {
    expect(isExternalLink(address)).toBe(false);
    await expect(links().open(address)).rejects.toMatchObject(refused);
    expect(opened).toEqual([]);
  });
});

describe('the rate limit', () => {
  test('allows one link a second; the same link again, as by a double click, is ignored', async () => {
    const { open } = links();
    await open('https://example.uz/1');
    time = 400;
    await open('https://example.uz/1');
    time = 999;
    await expect(open('https://example.uz/2')).rejects.toMatchObject(refused);
    await expect(open('mailto:a@example.uz')).rejects.toMatchObject(refused);
    await expect(open(`${SITE}/boards`)).rejects.toMatchObject(refused);
    time = 1000;
    await open('https://example.uz/2');
    expect(opened).toEqual(['https://example.uz/1', 'https://example.uz/2']);
  });

  test('does not count a refused link', async () => {
    const { open } = links();
    await expect(open('https://localhost/')).rejects.toMatchObject(refused);
    await open('https://example.uz/1');
    expect(opened).toHaveLength(1);
  });

  test('refuses a link from an unfocused window, and does not count it', async () => {
    const { open } = links();
    focused = false;
    await expect(open('https://example.uz/1')).rejects.toMatchObject(refused);
    await expect(open(`${SITE}/boards`)).rejects.toMatchObject(refused);
    focused = true;
    await open('https://example.uz/1');
    expect(opened).toEqual(['https://example.uz/1']);
  });

  test('does not apply to the sign-in page, which also opens without focus', async () => {
    const { open, openSignIn } = links();
    await open('https://example.uz/1');
    focused = false;
    await openSignIn('https://sso.example.uz/authorize');
    await openSignIn('https://sso.example.uz/authorize');
    expect(opened).toHaveLength(3);
  });
});

describe('a captive portal', () => {
  test.each(['http://192.168.1.1/login?next=x', 'http://kirish.example/', 'https://kirish.example:8443/'])(
    '%s is opened only from the focused window',
    async (address) => {
      await links().openPortal(address);
      expect(opened).toEqual([address]);
      focused = false;
      await expect(links().openPortal(address)).rejects.toMatchObject(refused);
      expect(opened).toHaveLength(1);
    },
  );

  test.each(['file:///etc/passwd', 'javascript:alert(1)', 'ms-settings:privacy', 'https://a:b@kirish.example/', 'x'])(
    '%s is not opened',
    async (address) => {
      await expect(links().openPortal(address)).rejects.toMatchObject(refused);
      expect(opened).toEqual([]);
    },
  );
});
