import { setTimeout as sleep } from 'node:timers/promises';

const PAGE = `<!doctype html><title>Sample</title>
<a id="away" href="https://example.uz/away">away</a>
<a id="tab" href="https://example.uz/tab" target="_blank">tab</a>
<a id="mail" href="mailto:a@example.uz">mail</a>
<a id="inside" href="/second">inside</a>
<a id="redirected" href="/redirect">redirected</a>
<div id="drop" style="width:300px;height:200px"></div>
<script src="/page.js"></script>`;
const SHEETS = `<!doctype html><title>Sheets</title>
<style>@page { size: A4; margin: 0 } p { break-after: page }</style><p>Birinchi</p><div>Ikkinchi</div>`;
const FIELDS = `<!doctype html><title>Fields</title>
<input id="name" value="Karimova Nilufar"><input id="fixed" value="Toshkent" readonly><input id="secret" type="password" value="sir">
<div id="rich" contenteditable>Matn</div><p id="words">Birinchi</p><p id="prevented">Ikkinchi</p>
<a id="link" href="https://example.uz/qaror?id=7">Qaror</a>
<img id="picture" width="40" height="40" src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>">
<script src="/fields.js"></script>`;
const FIELDS_SCRIPT = `prevented.addEventListener('contextmenu', (event) => event.preventDefault());`;
const SCRIPT = `
addEventListener('dragover', (event) => event.preventDefault());
addEventListener('drop', (event) => {
  event.preventDefault();
  window.dropped = Promise.all([...event.dataTransfer.files].map(window.sample.pathOf));
});`;
const BYTES = Buffer.from('0123456789');

/** Resolves when the page reports that the latest part of the stream has arrived. */
let arrived = Promise.withResolvers<void>();

/** Answers the sample's requests: a stream, ranges, a posted body, and the page itself for every other path. */
export const answer =
  (seen: string[]) =>
  async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    switch (pathname) {
      case '/page.js':
        return new Response(SCRIPT, { headers: { 'Content-Type': 'text/javascript' } });
      case '/fields':
        return page({}, FIELDS);
      case '/fields.js':
        return new Response(FIELDS_SCRIPT, { headers: { 'Content-Type': 'text/javascript' } });
      case '/sheets':
        return new Response(SHEETS, { headers: { 'Content-Type': 'text/html' } });
      case '/stream':
        return new Response(ticks(), { headers: { 'Content-Type': 'text/plain' } });
      case '/arrived':
        arrived.resolve();
        return new Response();
      case '/endless':
        request.signal.addEventListener('abort', () => seen.push('request given up'));
        return new Response(new ReadableStream({ pull: (c) => sleep(20).then(() => c.enqueue(BYTES)) }));
      case '/range':
        return ranged(request.headers.get('range'));
      case '/body':
        return Response.json({
          url: request.url,
          method: request.method,
          origin: request.headers.get('origin'),
          body: await request.text(),
        });
      case '/redirect':
        return new Response(null, { status: 302, headers: { Location: 'https://example.uz/redirected' } });
      case '/broken':
        return Response.error();
      case '/throws':
        throw new Error('the handler fails');
      case '/listed':
        return page({ 'Connection-Allowlist': '("*://*:*/*" "*:*")' });
      default:
        return page();
    }
  };

const page = (headers: Record<string, string> = {}, content = PAGE): Response =>
  new Response(content, {
    headers: {
      'Content-Type': 'text/html',
      'Content-Security-Policy': "default-src 'none'; script-src app://sample/; connect-src 'self'; img-src data:",
      ...headers,
    },
  });

function ranged(range: string | null): Response {
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? [];
  if (from === undefined || to === undefined) return new Response(BYTES);
  const part = BYTES.subarray(Number(from), Number(to) + 1);
  return new Response(part, { status: 206, headers: { 'Content-Range': `bytes ${from}-${to}/${BYTES.length}` } });
}

/** Five parts; each waits until the page has received the one before it. */
function ticks(): ReadableStream {
  let count = 0;
  return new ReadableStream({
    pull: async (controller) => {
      if (++count > 5) return controller.close();
      if (count > 1) await arrived.promise;
      arrived = Promise.withResolvers();
      controller.enqueue(Buffer.from(`tick ${count}\n`));
    },
  });
}
