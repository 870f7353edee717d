import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { ContextMenuParams } from 'electron';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { dropFiles } from '../../support/drop-files.ts';
import type { App } from '../../support/launch.ts';
import { onLoopback } from '../../support/on-loopback.ts';
import { readPdf } from '../../support/pdf-text.ts';
import { selfSigned } from '../../support/self-signed.ts';
import type { Heard, Order } from './program/requests.ts';
import { call, eventually, launchSample, type SampleWindow, seenBy } from './sample.ts';

// What the program assumes about Electron, and the stand-in therefore does. Tested on the stand-in, and by
// `npm run test:electron` on Electron itself. Source of the events: Electron's lib/common/api/net-client-request.ts.

let app: App;
let profileDir: string;
let remove: () => Promise<void>;
beforeAll(async () => {
  ({ app, profileDir, remove } = await launchSample());
});
afterAll(() => remove());

test('calls that a page makes before its window closes still arrive, as calls from a window', async () => {
  const closing = await launchSample();
  await closing.app.page
    .evaluate(() => {
      const { invoke } = (window as Window as SampleWindow).sample;
      void invoke('close');
      for (let nth = 1; nth <= 50; nth++) void invoke('note', `note ${nth}`);
    })
    .catch(() => {
      // The page is gone before the answer arrives.
    });
  const log = () => readFile(join(closing.profileDir, 'program.log'), 'utf8');
  await eventually(log).toContain('note 50');
  expect((await log()).match(/note .+/g)).toEqual(
    Array.from({ length: 50 }, (_, nth) => `note ${nth + 1} from a window`),
  );
  await closing.remove();
});

describe('net.request', () => {
  const closing: (() => Promise<void>)[] = [];
  afterEach(async () => {
    await Promise.all(closing.splice(0).map((close) => close()));
  });
  const serve = async (listener: RequestListener) => {
    const server = await onLoopback(createServer(listener));
    closing.push(server.close);
    return server.url;
  };
  const carryOut = (order: Order) => call<Heard>(app.page, 'request', order);

  test('"close" of the request comes before its response', async () => {
    const url = await serve((_request, response) => response.end('bor'));
    const { events, status, body } = await carryOut({ url });
    expect(events).toEqual(['request close', 'request response', 'answer end', 'answer close']);
    expect([status, body]).toEqual([200, 'bor']);
  });

  test('a body of unknown length is sent in chunks, over a keep-alive connection', async () => {
    let seen: unknown;
    const url = await serve((request, response) => {
      let bytes = 0;
      request.on('data', (data: Buffer) => {
        bytes += data.length;
      });
      request.on('end', () => {
        seen = { ...request.headers, bytes };
        response.end();
      });
    });
    const { events, taken } = await carryOut({ url, method: 'POST', chunks: 40 });
    expect(seen).toMatchObject({ 'transfer-encoding': 'chunked', connection: 'keep-alive', bytes: 40 * 64 * 1024 });
    expect(seen).not.toHaveProperty('content-length');
    expect(taken).toBe(40);
    expect(events).toEqual(['request close', 'request response', 'answer end', 'answer close']);
  });

  test('what the pipe of a chunked body refuses is an error of the stream inside the request, too', async () => {
    const url = await serve((request) => void request.once('data', () => request.socket.resetAndDestroy()));
    const { inner } = await carryOut({ url, method: 'POST', chunks: 400 });
    expect(inner).toEqual(['mojo result not ok: 9']);
  });

  test('an early refusal while the body is in flight is a response, not an error', async () => {
    const url = await serve((request, response) => {
      response.writeHead(413).end('katta');
      request.resume();
    });
    const { events, status, body } = await carryOut({ url, method: 'POST', chunks: 40 });
    expect([status, body]).toEqual([413, 'katta']);
    expect(events.filter((event) => event.includes('error'))).toEqual([]);
  });

  test('a response whose request is aborted emits only "close"', async () => {
    const url = await serve((_request, response) => response.writeHead(200, { 'Content-Length': 100 }).write('bir'));
    const { events } = await carryOut({ url, abort: true });
    expect(events).toEqual(['request close', 'request response', 'request abort', 'answer close']);
  });

  test('a broken connection fails request and response', async () => {
    let broken: Socket | null = null;
    const url = await serve((request, response) => {
      // A reset would take along what has not been read.
      if (request.url === '/read') return void response.end(() => broken?.resetAndDestroy());
      broken = response.socket;
      response.writeHead(200, { 'Content-Length': 100 }).write('bir');
    });
    const { events, body } = await carryOut({ url, tell: `${url}read` });
    expect(body).toBe('bir');
    expect(events).toEqual([
      'request close',
      'request response',
      'request error net::ERR_CONNECTION_RESET',
      'answer error net::ERR_CONNECTION_RESET',
      'answer close',
    ]);
  });

  test('a redirect that is not allowed, a forbidden header and an unreachable server fail the request', async () => {
    const redirecting = await serve((_request, response) => response.writeHead(302, { Location: '/' }).end());
    const { url: gone, close } = await onLoopback(createServer());
    await close();
    const failures = async (order: Order) => (await carryOut(order)).events.filter((event) => event.includes('error'));
    expect([
      await failures({ url: redirecting }),
      await failures({ url: redirecting, headers: { 'Content-Length': '4' } }),
      await failures({ url: gone }),
    ]).toEqual([
      ["request error Attempted to redirect, but redirect policy was 'error'"],
      ['request error net::ERR_INVALID_ARGUMENT'],
      ['request error net::ERR_CONNECTION_REFUSED'],
    ]);
  });

  test('a compressed response arrives decompressed, its headers as they were sent', async () => {
    const packed = gzipSync('Ozod, obod, farovon');
    const url = await serve((_request, response) =>
      response.writeHead(200, { 'Content-Encoding': 'gzip', 'Content-Length': packed.length }).end(packed),
    );
    const { body, headers } = await carryOut({ url });
    expect(body).toBe('Ozod, obod, farovon');
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', 'content-length': String(packed.length) });
  });

  test('the bytes of a header are decoded as UTF-8', async () => {
    const name = 'attachment; filename="Ҳисобот.xlsx"';
    const url = await serve((_request, response) =>
      response.writeHead(200, { 'Content-Disposition': Buffer.from(name).toString('latin1') }).end(),
    );
    expect((await carryOut({ url })).headers).toMatchObject({ 'content-disposition': name });
  });
});

describe('on the way to the platform', () => {
  const closing: (() => Promise<void>)[] = [];
  afterEach(async () => {
    await call(app.page, 'pac', 'function FindProxyForURL() { return "DIRECT"; }', 'http://tuman.example/');
    await Promise.all(closing.splice(0).map((close) => close()));
  });
  const serve = async (listener: RequestListener) => {
    const server = await onLoopback(createServer(listener));
    closing.push(server.close);
    return server.url;
  };
  const carryOut = (order: Order) => call<Heard>(app.page, 'request', order);
  const told = ({ events }: Heard) => events.filter((event) => /login|redirect|error/.test(event));

  /** Starts a proxy that requires credentials, with a PAC script that routes tuman.example through it. */
  async function byProxy() {
    const seen: string[] = [];
    const url = await serve((request, response) => {
      const { authorization: _, 'proxy-authorization': given } = request.headers;
      const [, encoded = ''] = (given ?? '').split(' ');
      const name = Buffer.from(encoded, 'base64').toString();
      seen.push(`${request.method} ${request.url} ${name}`);
      if (name === 'karimova:to‘g‘ri') return void request.pipe(response.writeHead(200));
      response.writeHead(407, { 'Proxy-Authenticate': 'Basic realm="Hokimlik"' }).end('proksi');
    });
    const { port } = new URL(url);
    const script = `function FindProxyForURL(url, host) {
      return host === "tuman.example" ? "PROXY 127.0.0.1:${port}" : "DIRECT";
    }`;
    return { seen, port, script };
  }

  test('a manual redirect is reported and not followed: its event names the target', async () => {
    const url = await serve((_request, response) =>
      response.writeHead(302, { Location: 'http://kirish.example/login' }).end(),
    );
    const { events } = await carryOut({ url, redirect: 'manual' });
    expect(events.filter((event) => !event.includes('close'))).toEqual([
      'request redirect 302 http://kirish.example/login',
      'request abort',
    ]);
  });

  test('a collected body is sent with its length', async () => {
    let length: string | undefined;
    const url = await serve((request, response) => {
      length = request.headers['content-length'];
      request.pipe(response);
    });
    const { body } = await carryOut({ url, method: 'POST', body: 'Mahalla' });
    expect([body, length]).toEqual(['Mahalla', '7']);
  });

  test('the PAC script decides the route, and only the hosts that it names use the proxy', async () => {
    const { script, port, seen } = await byProxy();
    expect(await call(app.page, 'pac', script, 'http://tuman.example/')).toBe(`PROXY 127.0.0.1:${port}`);
    const direct = await serve((_request, response) => response.end('bor'));
    expect((await carryOut({ url: direct })).body).toBe('bor');
    expect(seen).toEqual([]);
  });

  test('a proxy asks by "login" until the credentials are right; later requests send the accepted ones', async () => {
    const { script, port, seen } = await byProxy();
    await call(app.page, 'pac', script, 'http://tuman.example/');
    const url = 'http://tuman.example/api';
    const logins: Order['logins'] = [
      ['karimova', 'xato'],
      ['karimova', 'to‘g‘ri'],
    ];
    const first = await carryOut({ url, method: 'POST', body: 'qaror', logins });
    const asked = `request login true basic 127.0.0.1 ${port} Hokimlik`;
    expect([told(first), first.status, first.body]).toEqual([[asked, asked], 200, 'qaror']);
    const later = await carryOut({ url, method: 'POST', chunks: 2, logins: [] });
    expect([told(later), later.status]).toEqual([[], 200]);
    expect(seen).toEqual([
      `POST ${url} `,
      `POST ${url} karimova:xato`,
      `POST ${url} karimova:to‘g‘ri`,
      `POST ${url} karimova:to‘g‘ri`,
    ]);
  });

  test('a proxy login without a listener, or without an answer, ends in the 407 of the proxy', async () => {
    const { script } = await byProxy();
    await call(app.page, 'pac', script, 'http://tuman.example/');
    const url = 'http://tuman.example/api';
    const [unheard, unanswered] = [await carryOut({ url }), await carryOut({ url, logins: [[]] })];
    expect([unheard.status, unheard.body, told(unheard)]).toEqual([407, 'proksi', []]);
    expect([unanswered.status, told(unanswered).length]).toEqual([407, 1]);
  });

  test('a host that asks for a password never reaches "login": no credentials are sent', async () => {
    const url = await serve((_request, response) =>
      response.writeHead(401, { 'WWW-Authenticate': 'Basic realm="Platforma"' }).end(),
    );
    const heard = await carryOut({ url, logins: [['karimova', 'sir']] });
    expect([heard.status, told(heard)]).toEqual([401, []]);
  });

  test('an untrusted certificate and an unknown host name are reported by their error codes', async () => {
    const { key, cert } = selfSigned('localhost');
    const server = createSecureServer({ key, cert }, (_request, response) => response.end());
    const { url, close } = await onLoopback(server);
    closing.push(close);
    expect([
      told(await carryOut({ url: url.replace('http:', 'https:') })),
      told(await carryOut({ url: 'http://tuman.invalid/' })),
    ]).toEqual([['request error net::ERR_CERT_AUTHORITY_INVALID'], ['request error net::ERR_NAME_NOT_RESOLVED']]);
  });
});

test('"ready-to-show" is emitted once, and so is the end of the load', async () => {
  await eventually(async () => (await seenBy(app.page)).filter((line) => /painted|loaded/.test(line)).sort()).toEqual([
    'loaded',
    'painted',
  ]);
});

test('a dropped file has its real path, one made by the page has none', async () => {
  const path = join(profileDir, "qaror 'yangi'.pdf");
  await writeFile(path, 'pdf');
  await dropFiles(app.page.locator('#drop'), [path]);
  await eventually(() => app.page.evaluate(() => (window as Window as SampleWindow).dropped)).toEqual([[path]]);

  const made = await app.page.evaluate(() =>
    (window as Window as SampleWindow).sample.pathOf(new File(['x'], 'x.txt')),
  );
  expect(made).toEqual(['']);
});

describe('calls of the page', () => {
  test('carry values that JSON would lose', async () => {
    const inspected = await app.page.evaluate(() =>
      (window as Window as SampleWindow).sample.invoke(
        'inspect',
        undefined,
        Number.NaN,
        12n,
        new Date(0),
        new Map([['a', new Set([1])]]),
        { gone: undefined, bytes: new Uint8Array([1, 2]) },
        /x/gi,
      ),
    );
    expect(inspected).toBe(
      "[ undefined, NaN, 12n, 1970-01-01T00:00:00.000Z, Map(1) { 'a' => Set(1) { 1 } }, { gone: undefined, bytes: Uint8Array(2) [ 1, 2 ] }, /x/gi ]",
    );
  });

  test('return such values, too', async () => {
    const kept = await app.page.evaluate(async () => {
      const sent = [undefined, Number.NaN, new Date(5), new Uint8Array([7]), { $type: 'mine', value: null }] as const;
      const answer = (await (window as Window as SampleWindow).sample.invoke('echo', ...sent)) as typeof sent;
      return [
        answer[0] === undefined && answer.length === 5,
        Number.isNaN(answer[1]),
        answer[2].getTime() === 5,
        answer[3] instanceof Uint8Array && answer[3][0] === 7,
        JSON.stringify(answer[4]),
      ];
    });
    expect(kept).toEqual([true, true, true, true, '{"$type":"mine","value":null}']);
  });

  test('are answered in the order of the answers, whole and however long they are', async () => {
    const [order, same] = await app.page.evaluate(async () => {
      const { invoke } = (window as Window as SampleWindow).sample;
      const long = 'Oʻzbekiston "\\" 😀\n'.repeat(100_000);
      const order: string[] = [];
      const [answer] = await Promise.all([
        invoke('echo', long).finally(() => order.push('long')),
        invoke('echo', 'short').finally(() => order.push('short')),
        invoke('fail').catch(() => order.push('failed')),
      ]);
      return [order, (answer as [string])[0] === long] as const;
    });
    expect(order).toEqual(['long', 'short', 'failed']);
    expect(same).toBe(true);
  });

  test('reject with the name of the call and the error', async () => {
    await expect(call(app.page, 'fail')).rejects.toThrow(
      "Error invoking remote method 'fail': TypeError: no such initiative",
    );
    await expect(call(app.page, 'nobody')).rejects.toThrow("No handler registered for 'nobody'");
    await expect(call(app.page, 'uncloneable')).rejects.toThrow('An object could not be cloned');
    const sent = app.page.evaluate(() => (window as Window as SampleWindow).sample.invoke('echo', { f: () => 1 }));
    await expect(sent).rejects.toThrow('An object could not be cloned');
  });
});

test('a page that is left does not enter the back-forward cache, and its last call arrives', async () => {
  await app.page.evaluate(() => {
    addEventListener('pagehide', ({ persisted }) => {
      sessionStorage.setItem('kept', String(persisted));
      void (window as Window as SampleWindow).sample.invoke('note', 'last call');
    });
    window.location.href = '/elsewhere';
  });
  await app.page.waitForURL('**/elsewhere');
  expect(await app.page.evaluate(() => sessionStorage.getItem('kept'))).toBe('false');
  await eventually(() => readFile(join(profileDir, 'program.log'), 'utf8')).toContain('last call');
});

test('a page with a Connection-Allowlist reaches its own origin, and no STUN server', async () => {
  const packets = createSocket('udp4').bind(0, '127.0.0.1');
  await once(packets, 'listening');
  let heard = 0;
  packets.on('message', () => {
    heard += 1;
  });
  const before = app.page.url();
  await app.page.evaluate(() => location.assign('/listed'));
  await app.page.waitForURL('**/listed');
  const found = await app.page.evaluate(async (port) => {
    const own = await fetch('/range').then((answer) => answer.text());
    const peer = new RTCPeerConnection({ iceServers: [{ urls: `stun:127.0.0.1:${port}` }] });
    peer.createDataChannel('x');
    const gathered = new Promise<void>((resolve) => {
      peer.addEventListener('icegatheringstatechange', () => peer.iceGatheringState === 'complete' && resolve());
    });
    await peer.setLocalDescription(await peer.createOffer());
    await gathered;
    peer.close();
    return own;
  }, packets.address().port);
  packets.close();
  expect([found, heard]).toEqual(['0123456789', 0]);
  // A mailto link is asked about like any other, and does not end the page.
  await app.page.locator('#mail').click();
  await expect.poll(() => app.page.evaluate(() => document.title)).toBe('Sample');
  expect(app.page.url()).toMatch(/\/listed$/);
  await app.page.evaluate((address) => location.assign(address), before);
  await app.page.waitForURL(before);
});

test('a hidden window becomes a PDF with the page size of its style sheet, tagged with its structure', async () => {
  const pdf = await call<string>(app.page, 'pdf', '/sheets');
  expect(pdf.slice(0, 5)).toBe('%PDF-');
  const { pages, missingFonts } = readPdf(Buffer.from(pdf, 'latin1'));
  expect(pages.map((page) => page.trim())).toEqual(['Birinchi', 'Ikkinchi']);
  expect(missingFonts).toEqual([]);
  expect(pdf).toMatch(/\/MediaBox \[0 0 594\.\d+ 841\.\d+\]/);
  expect(pdf).toContain('/Marked true');
});

test('a zoom level is that of a host, in every window; a window in isolation has one of its own', async () => {
  await call(app.page, 'zoom', 2);
  expect(await call(app.page, 'hiddenZoom', 'isolated')).toEqual([0, 1]);
  expect(await call(app.page, 'zoomLevel')).toBe(2);
  expect(await call(app.page, 'hiddenZoom')).toEqual([2, 1]);
  expect(await call(app.page, 'zoomLevel')).toBe(1);
  await expect.poll(() => app.page.evaluate(() => devicePixelRatio)).toBeCloseTo(1.2, 3);
  await call(app.page, 'zoom', 0);
  await expect.poll(() => app.page.evaluate(() => devicePixelRatio)).toBe(1);
});

test('a window may be destroyed at any moment of its loading; the others stay', async () => {
  await call(app.page, 'destroyEarly');
  await call(app.page, 'zoom', 0);
  expect(await call(app.page, 'echo', 'here')).toEqual(['here']);
});

test('a window that is only moved is not resized, and a theme that stays as it is is not updated', async () => {
  expect(await call(app.page, 'resizes')).toEqual([0, true]);
  expect(await call(app.page, 'themes')).toEqual([1, 0, 1, 0]);
});

describe('the context menu', () => {
  type Params = Pick<
    ContextMenuParams,
    | ('x' | 'y' | 'linkURL' | 'mediaType' | 'hasImageContents' | 'isEditable')
    | ('selectionText' | 'menuSourceType' | 'editFlags')
  >;
  beforeAll(async () => {
    await app.page.evaluate(() => location.assign('/fields'));
    await app.page.waitForURL('**/fields');
  });
  afterEach(() => call(app.page, 'zoom', 0));
  const asked = async (): Promise<Params> => {
    let menus: Params[] = [];
    await eventually(async () => {
      menus = await call<Params[]>(app.page, 'menus');
      return menus.length;
    }).toBe(1);
    return menus[0] as Params;
  };
  const byMouse = async (selector: string) => {
    await app.page.locator(selector).click({ button: 'right' });
    return asked();
  };
  const box = (selector: string) =>
    app.page.locator(selector).evaluate((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return { left, top, right, bottom };
    });

  test('is asked for by the right button, where and on what it was pressed', async () => {
    const { left, right, top, bottom } = await box('#name');
    const { x, y, ...params } = await byMouse('#name');
    expect([x > left && x < right, y > top && y < bottom]).toEqual([true, true]);
    expect(params).toMatchObject({ isEditable: true, menuSourceType: 'mouse', mediaType: 'none', linkURL: '' });
    expect(params.editFlags).toMatchObject({ canPaste: true, canCopy: false, canCut: false, canEditRichly: false });
  });

  test.each(['Shift+F10', 'ContextMenu'])('is asked for by %s, at the focused field', async (key) => {
    await app.page.locator('#name').selectText();
    await app.page.keyboard.press(key);
    const { left, right, top, bottom } = await box('#name');
    const { x, y, ...params } = await asked();
    expect([x >= left && x <= right, y >= top && y <= bottom]).toEqual([true, true]);
    expect(params).toMatchObject({ isEditable: true, menuSourceType: 'keyboard', selectionText: 'Karimova Nilufar' });
    expect(params.editFlags).toMatchObject({ canCopy: true, canCut: true, canPaste: true });
  });

  test('says of a password, of a fixed field, of rich text and of selected words what can be done', async () => {
    const flags: Record<string, unknown> = {};
    for (const selector of ['#secret', '#fixed', '#rich', '#words']) {
      await app.page.locator(selector).selectText();
      const { isEditable, editFlags } = await byMouse(selector);
      const { canCut, canCopy, canPaste, canEditRichly } = editFlags;
      flags[selector] = [isEditable, canCut, canCopy, canPaste, canEditRichly];
    }
    expect(flags).toEqual({
      '#secret': [true, false, false, true, false],
      '#fixed': [false, false, true, false, false],
      '#rich': [true, true, true, true, true],
      '#words': [false, false, true, false, false],
    });
  });

  test('names the link and the picture', async () => {
    expect(await byMouse('#link')).toMatchObject({ linkURL: 'https://example.uz/qaror?id=7', isEditable: false });
    expect(await byMouse('#picture')).toMatchObject({ mediaType: 'image', hasImageContents: true, linkURL: '' });
  });

  test('has the coordinates of the window, whatever the zoom', async () => {
    await call(app.page, 'zoom', 2);
    await expect.poll(() => app.page.evaluate(() => devicePixelRatio)).toBeGreaterThan(1.4);
    const { left, right } = await box('#link');
    const { x } = await byMouse('#link');
    expect(Math.abs(x - 1.44 * ((left + right) / 2))).toBeLessThan(3);
  });

  test('is not asked for where the page prevents it', async () => {
    await app.page.locator('#prevented').click({ button: 'right' });
    expect(await byMouse('#link')).toMatchObject({ linkURL: 'https://example.uz/qaror?id=7' });
  });

  test('and the commands behind it edit the focused field', async () => {
    const name = app.page.locator('#name');
    const edit = (...commands: string[]) =>
      commands.reduce(async (before, command) => {
        await before;
        await call(app.page, 'edit', command);
      }, Promise.resolve());
    const value = () => name.inputValue();
    await name.fill('Aliyev');
    await edit('selectAll', 'cut');
    await eventually(value).toBe('');
    await edit('paste', 'paste');
    await eventually(value).toBe('AliyevAliyev');
    await edit('undo');
    await eventually(value).toBe('Aliyev');
    await edit('redo');
    await eventually(value).toBe('AliyevAliyev');
    await app.page.locator('#secret').selectText();
    await edit('copy');
    await name.selectText();
    await edit('paste', 'paste');
    await eventually(value).toBe('AliyevAliyev');
  });
});

test('the system is asked how long nobody has touched it, and says when it locks its screen or sleeps', async () => {
  const left = () => call<{ states: string[]; never: string }>(app.page, 'left');
  const { states, never } = await left();
  for (const state of states) expect(['active', 'idle', 'locked', 'unknown']).toContain(state);
  expect(never).toMatch(/idle threshold/i);
  await app.leaveIdle(3);
  expect((await left()).states).toEqual(['idle', 'active']);
  await app.leaveIdle(0);
  const told = ['lock-screen', 'suspend', 'resume'] as const;
  for (const event of told) await app.power(event);
  expect((await seenBy(app.page)).filter((line) => told.some((event) => event === line))).toEqual(told);
});

test('the wheel with Ctrl is reported unless the page takes it, and zooms nothing by itself', async () => {
  const { page } = app;
  const zooms = async () => (await seenBy(page)).filter((line) => line.startsWith('zoom '));
  await page.locator('#prevented').hover();
  await page.evaluate(() =>
    document
      .querySelector('#prevented')
      ?.addEventListener('wheel', (event) => event.preventDefault(), { passive: false }),
  );
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -100);
  await page.locator('#words').hover();
  await page.mouse.wheel(0, 100);
  await page.mouse.wheel(0, -100);
  await page.keyboard.up('Control');
  await eventually(zooms).toEqual(['zoom out', 'zoom in']);
  expect(await page.evaluate(() => devicePixelRatio)).toBe(1);
});
