import { chmodSync, mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type ConfigKey, ENVIRONMENT } from '../../../../src/main/config/config.ts';
import { loadConfig } from '../../../../src/main/config/load-config.ts';
import { ignoredVariables } from '../../../../src/main/config/sources.ts';

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

const OFFICE = {
  apiUrl: 'https://office.example.uz',
  ssoAuthorizeUrl: 'https://sso.office.example.uz/authorize',
  ssoClientId: 'office',
  webUrl: 'https://web.example.uz/',
};
const deployOffice = (more: object = {}) => deploy(JSON.stringify({ ...OFFICE, ...more }));

/** A value of every key that a person could set by a variable. */
const OF_A_PERSON: Record<ConfigKey, string> = {
  apiUrl: 'https://evil.uz',
  ssoAuthorizeUrl: 'https://evil.uz',
  ssoClientId: 'evil',
  ssoRedirectPorts: '4999',
  webUrl: 'https://evil.uz',
  initiativePage: 'https://evil.uz/{id}',
  tileUrl: 'https://evil.uz/{z}/{x}/{y}',
  geocoderUrl: 'https://evil.uz',
  passwordLogin: 'true',
  downloadsDir: '/home/aziza/Yuklamalar',
  mobileAppStoreUrl: 'https://evil.uz',
  mobilePlayMarketUrl: 'https://evil.uz',
  webOfficeUrl: 'https://evil.uz',
  schedulerCredentials: 'evil:evil',
  organizationsRegionId: '1',
  organizationsDistrictId: '1',
  investListsFile: '/tmp/evil.json',
  investPublicIdKey: 'evil',
  updateUrl: 'https://evil.uz',
  updatePrereleases: 'true',
  ssoEndSessionUrl: 'https://evil.uz',
  ssoPostLogoutUrl: 'https://evil.uz',
  leastVersion: '99.0.0',
  journalDays: '0',
  proxyLogin: 'http://evil:evil@evil.uz:1',
  lockAfterMinutes: '0',
  daysOff: '2027-03-09',
  workDays: '2027-12-11',
  answerKey: 'evil',
  totalKey: 'evil',
  mostRows: '1',
  siteItemsAll: 'null',
  quarterlyReportsPath: 'api/evil',
  acceptKeys: 'plain',
  emptyFields: 'left-out',
  captchaResult: 'number',
};

test("A-040: in a packaged program every key but the downloads folder is the administrator's, set by the file or not", () => {
  deployOffice();
  const entries = Object.entries(OF_A_PERSON).map(([key, value]) => [ENVIRONMENT[key as ConfigKey], value]);
  const env: Record<string, string> = Object.fromEntries(entries);
  expect(load(env, true)).toEqual({ ...load({}, true), downloadsDir: '/home/aziza/Yuklamalar' });
  expect(JSON.stringify(load(env, false))).toContain('evil');
  expect(ignoredVariables({ ...env, PATH: '/bin', BACKOFFICE_PROFILE_DIR: '/tmp' }).sort()).toEqual(
    [...Object.keys(env), 'BACKOFFICE_PROFILE_DIR'].filter((name) => name !== 'BACKOFFICE_DOWNLOADS_DIR').sort(),
  );
});

test('the downloads folder of the administrator wins over that of the person', () => {
  deployOffice({ downloadsDir: '/srv/eksport' });
  expect(load({ BACKOFFICE_DOWNLOADS_DIR: '/home/aziza' }, true).downloadsDir).toBe('/srv/eksport');
});

test('a packaged program names the missing keys without variables, which it would not read', () => {
  expect(() => load(REQUIRED, true)).toThrow(/^"apiUrl": ko'rsatilmagan(?![\s\S]*BACKOFFICE_)/);
});

test('in a packaged program group policies win over file and variables; a checkout does not read them', () => {
  deployOffice({ geocoderUrl: 'https://geo.uz' });
  let asked = 0;
  const policies = () => {
    asked++;
    return { name: 'policies', values: { apiUrl: 'https://policy.example.uz', passwordLogin: '0' } };
  };
  const places = { resources: RESOURCES, machineFile, env: REQUIRED, administrator: ME, policies };
  expect(loadConfig({ ...places, packaged: true })).toMatchObject({
    apiUrl: 'https://policy.example.uz/',
    geocoderUrl: 'https://geo.uz/',
    ssoClientId: 'office',
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

test('a packaged program refuses a link in place of the file or of its folder, and names it', () => {
  const refusal = (place: string) => `${place}: havola (boshqa joyga olib boradi)`;
  const file = deployOffice();
  const theirs = join(folder, 'theirs.json');
  renameSync(file, theirs);
  symlinkSync(theirs, file);
  expect(() => load(REQUIRED, true)).toThrow(refusal(file));
  rmSync(file);
  renameSync(theirs, file);
  const place = join(folder, 'place');
  symlinkSync(folder, place);
  const behind = { resources: RESOURCES, machineFile: join(place, 'config.json'), env: {}, administrator: ME };
  expect(() => loadConfig({ ...behind, packaged: true })).toThrow(refusal(place));
  // Also while no file is there: it could come at any time.
  rmSync(file);
  expect(() => loadConfig({ ...behind, packaged: true })).toThrow(refusal(place));
});

test.runIf(process.getuid)('a packaged program refuses a file that anyone but the administrator can write', () => {
  const file = deployOffice();
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
