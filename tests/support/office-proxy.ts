import { request as ask, createServer } from 'node:http';
import { onLoopback } from './on-loopback.ts';

/** An office's proxy. */
export type OfficeProxy = {
  /** The PAC script that sends everything by it. */
  pac: string;
  /** `127.0.0.1:port` */
  at: string;
  /** The name and the password that it lets pass: `karimova:sir`. */
  accepts: string;
  /** How many requests it has passed on. */
  passed: () => number;
  close: () => Promise<void>;
};

/** A proxy on a free port of 127.0.0.1 that passes `http:` requests on, once it is given a name and a password. */
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
