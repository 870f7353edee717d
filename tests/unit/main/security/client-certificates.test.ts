import { EventEmitter } from 'node:events';
import type { App, Certificate } from 'electron';
import { describe, expect, test, vi } from 'vitest';
import { createLog } from '../../../../src/main/diagnostics/log.ts';
import { guardClientCertificates, mayAskForCertificate } from '../../../../src/main/security/client-certificates.ts';

const CONFIG = { apiUrl: 'https://api.example.uz/base', ssoAuthorizeUrl: 'https://sso.example.uz:8443/authorize' };

test.each([
  ['https://api.example.uz/', true],
  ['https://api.example.uz:443/anything', true],
  ['api.example.uz:443', true],
  ['sso.example.uz:8443', true],
  ['https://sso.example.uz:8443/', true],
  ['sso.example.uz:443', false],
  ['http://api.example.uz/', false],
  ['https://api.example.uz.evil.example/', false],
  ['https://api.example.uz@evil.example/', false],
  ['https://tiles.example.uz/', false],
  ['https://evil.example/api.example.uz', false],
  ['', false],
])('%s may ask for a client certificate: %s', (address, may) => {
  expect(mayAskForCertificate(address, CONFIG)).toBe(may);
});

// Only Electron has certificates to choose from: the stand-in's network is Node's.
describe('the choice', () => {
  const certificate = { subjectName: 'Salima' } as Certificate;

  /** Returns the choices made for a server; fails unless Chromium's own choice was prevented. */
  function chosenFor(address: string, certificates: Certificate[]) {
    const app = new EventEmitter();
    guardClientCertificates(
      app as unknown as App,
      CONFIG,
      createLog(() => undefined),
    );
    const event = { preventDefault: vi.fn() };
    const choose = vi.fn();
    app.emit('select-client-certificate', event, null, address, certificates, choose);
    expect(event.preventDefault).toHaveBeenCalledOnce();
    return choose.mock.calls;
  }

  test('is the first certificate for the platform', () => {
    expect(chosenFor('https://api.example.uz/', [certificate])).toEqual([[certificate]]);
  });

  test('is none where the workstation has none, or another server asks', () => {
    expect(chosenFor('https://api.example.uz/', [])).toEqual([[]]);
    expect(chosenFor('https://tiles.example.uz/', [certificate])).toEqual([[]]);
  });
});
