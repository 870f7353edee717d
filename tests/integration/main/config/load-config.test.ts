import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadConfig } from '../../../../src/main/config/load-config.ts';

const RESOURCES = resolve(import.meta.dirname, '../../../../resources');
const REQUIRED = {
  BACKOFFICE_API_URL: 'https://api.example.uz',
  BACKOFFICE_SSO_AUTHORIZE_URL: 'https://sso.example.uz/authorize',
  BACKOFFICE_SSO_CLIENT_ID: 'backoffice',
  BACKOFFICE_WEB_URL: 'https://example.uz/',
};

let folder: string;
let machineFile: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'config-'));
  machineFile = join(folder, 'config.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

const ME = process.getuid?.() ?? 0;

const load = (env: Record<string, string> = REQUIRED, packaged = false, administrator = ME) =>
  loadConfig({ resources: RESOURCES, machineFile, env, packaged, administrator });

function deploy(content: string): string {
  writeFileSync(machineFile, content, { mode: 0o644 });
  return machineFile;
}

test('the shipped defaults lack only the settings that each office has of its own', () => {
  expect(load()).toMatchObject({ ssoRedirectPorts: [], apiUrl: 'https://api.example.uz/' });
  expect(() => load({})).toThrow(/BACKOFFICE_API_URL[\s\S]*BACKOFFICE_SSO_AUTHORIZE_URL[\s\S]*BACKOFFICE_WEB_URL/);
});

test('the machine-wide file overrides the defaults, and the environment overrides the file', () => {
  // Notepad writes a byte order mark.
  deploy(
    '\uFEFF{ "apiUrl": "https://office.example.uz", "ssoRedirectPorts": [4100], "geocoderUrl": "https://geo.uz" }',
  );
  const { BACKOFFICE_API_URL: _, ...rest } = REQUIRED;
  expect(load(rest)).toMatchObject({
    apiUrl: 'https://office.example.uz/',
    ssoRedirectPorts: [4100],
    geocoderUrl: 'https://geo.uz/',
  });
  expect(load().apiUrl).toBe('https://api.example.uz/');
});

test("A-040: in a packaged program the administrator's file wins, and variables set only what it omits", () => {
  deploy('{ "apiUrl": "https://office.example.uz", "geocoderUrl": "https://geo.uz" }');
  const env = { ...REQUIRED, BACKOFFICE_GEOCODER_URL: 'https://other.uz', BACKOFFICE_SSO_CLIENT_ID: 'own' };
  expect(load(env, true)).toMatchObject({
    apiUrl: 'https://office.example.uz/',
    geocoderUrl: 'https://geo.uz/',
    ssoClientId: 'own',
    webUrl: 'https://example.uz/',
  });
  expect(load(env, false)).toMatchObject({ apiUrl: 'https://api.example.uz/', geocoderUrl: 'https://other.uz/' });
});

test('in a packaged program group policies win over file and variables; a checkout does not read them', () => {
  deploy('{ "apiUrl": "https://office.example.uz", "geocoderUrl": "https://geo.uz" }');
  let asked = 0;
  const policies = () => {
    asked++;
    return { name: 'policies', values: { apiUrl: 'https://policy.example.uz', passwordLogin: '0' } };
  };
  const places = { resources: RESOURCES, machineFile, env: REQUIRED, administrator: ME, policies };
  expect(loadConfig({ ...places, packaged: true })).toMatchObject({
    apiUrl: 'https://policy.example.uz/',
    geocoderUrl: 'https://geo.uz/',
    ssoClientId: 'backoffice',
  });
  expect(asked).toBe(1);
  expect(loadConfig({ ...places, packaged: false }).apiUrl).toBe('https://api.example.uz/');
  expect(asked).toBe(1);
});

test('an invalid policy is named with its place', () => {
  const policies = () => ({ name: 'HKLM', values: { apiUrl: 'http://api.example.uz' } });
  const places = { resources: RESOURCES, machineFile, env: REQUIRED, packaged: true, administrator: ME, policies };
  expect(() => loadConfig(places)).toThrow(/^HKLM, "apiUrl": kutilgan/);
});

test('in a packaged program no variable sets the update feed', () => {
  const env = { ...REQUIRED, BACKOFFICE_UPDATE_URL: 'https://evil.uz', BACKOFFICE_UPDATE_PRERELEASES: 'true' };
  expect(load(env, false)).toMatchObject({ updateUrl: 'https://evil.uz/', updatePrereleases: true });
  const { updateUrl, updatePrereleases } = load(env, true);
  expect([updateUrl, updatePrereleases]).toEqual([undefined, undefined]);
  deploy('{ "updateUrl": "https://updates.office.uz" }');
  expect(load(env, true).updateUrl).toBe('https://updates.office.uz/');
});

test('A-040: in a packaged program without that file, variables win over the defaults', () => {
  expect(load({ ...REQUIRED, BACKOFFICE_GEOCODER_URL: 'https://other.uz' }, true)).toMatchObject({
    apiUrl: 'https://api.example.uz/',
    geocoderUrl: 'https://other.uz/',
  });
});

test.each(['{ "apiUrl": ', '[]', '"x"', 'null', ''])('a file that holds %j is named in the message', (content) => {
  const path = deploy(content);
  expect(() => load()).toThrow(`${path}: JSON obyekti emas`);
});

test.each(['[]', '"x"', 'null'])('the message about a file that holds %j says what was expected', (content) => {
  deploy(content);
  expect(() => load()).toThrow('{ … } kutilgan');
});

test('missing defaults of the program are reported', () => {
  const broken = { resources: folder, machineFile, env: REQUIRED, packaged: false };
  expect(() => loadConfig(broken)).toThrow(/config\.default\.json: o'qib bo'lmadi/);
});

test('an unreadable file is an error, unlike a missing one', () => {
  mkdirSync(machineFile);
  expect(() => load()).toThrow(/config\.json: o'qib bo'lmadi/);
});

test.runIf(process.getuid)('a packaged program refuses a file that anyone but the administrator can write', () => {
  const file = deploy('{ "apiUrl": "https://office.example.uz" }');
  const refusal = (place: string) => `${place}: faqat administrator yoza oladigan bo'lishi kerak`;
  expect(load(REQUIRED, true).apiUrl).toBe('https://office.example.uz/');
  expect(() => load(REQUIRED, true, ME + 1)).toThrow(refusal(folder));
  for (const [place, mode] of [
    [file, 0o664],
    [file, 0o646],
    [folder, 0o777],
  ] as const) {
    chmodSync(place, mode);
    expect(() => load(REQUIRED, true), mode.toString(8)).toThrow(refusal(place));
    // In a checkout the file is the developer's own.
    expect(load(REQUIRED, false).apiUrl).toBe('https://api.example.uz/');
    chmodSync(file, 0o644);
    chmodSync(folder, 0o700);
  }
});
