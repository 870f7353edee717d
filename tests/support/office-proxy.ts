import { request as ask, createServer } from 'node:http';
import { onLoopback } from './on-loopback.ts';

/** An office's proxy. */
export type OfficeProxy = {
  /** The PAC script that routes everything through it. */
  pac: string;
  /** `127.0.0.1:port` */
  at: string;
  /** The credentials that it accepts: `karimova:sir`. */
  accepts: string;
  /** How many requests it has forwarded. */
  passed: () => number;
  close: () => Promise<void>;
};

/** Starts a proxy on a free port of 127.0.0.1 that forwards `http:` requests with these credentials. */
export async function startOfficeProxy(accepts: string): Promise<OfficeProxy> {
  let passed = 0;
  const server = createServer((request, response) => {
    const { 'proxy-authorization': given = '', ...headers } = request.headers;
    if (Buffer.from(given.slice('Basic '.length), 'base64').toString() !== proxy.accepts) {
      response.writeHead(407, { 'Proxy-Authenticate': 'Basic realm="Tuman hokimligi"' }).end();
      return;
    }
    passed += 1;
    const onward = ask(request.url ?? '', { method: request.method, headers }, (answer) => {
      answer.pipe(response.writeHead(answer.statusCode ?? 502, answer.headers));
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  });
  const { url, close } = await onLoopback(server);
  const { host } = new URL(url);
  const proxy: OfficeProxy = {
    pac: `function FindProxyForURL() { return "PROXY ${host}"; }`,
    at: host,
    accepts,
    passed: () => passed,
    close,
  };
  return proxy;
}
