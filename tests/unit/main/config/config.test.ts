import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ENVIRONMENT, mergeConfig } from '../../../../src/main/config/config.ts';
import { environmentSource, machineConfigPath } from '../../../../src/main/config/sources.ts';
import { DEFAULTS } from './defaults.ts';

describe('mergeConfig', () => {
  test('later sources win key by key, and server addresses end in a slash', () => {
    const machine = {
      name: '/etc/config.json',
      values: { apiUrl: 'https://office.example.uz', ssoClientId: 'office' },
    };
    const environment = environmentSource({
      BACKOFFICE_SSO_CLIENT_ID: 'env',
      BACKOFFICE_SSO_REDIRECT_PORTS: '4100, 4101',
    });
    expect(mergeConfig([DEFAULTS, machine, environment])).toEqual({
      ...DEFAULTS.values,
      apiUrl: 'https://office.example.uz/',
      ssoClientId: 'env',
      ssoRedirectPorts: [4100, 4101],
      passwordLogin: false,
      countAttempts: false,
    });
  });

  test('a value that a source leaves undefined keeps its previous value', () => {
    const silent = { name: '/etc/config.json', values: { ssoClientId: undefined } };
    expect(mergeConfig([DEFAULTS, silent]).ssoClientId).toBe('backoffice');
  });

  test('an empty variable counts as unset, but an empty list of ports means any port', () => {
    const machine = { name: '/etc/config.json', values: { ssoRedirectPorts: [4100] } };
    const environment = environmentSource({ BACKOFFICE_SSO_REDIRECT_PORTS: '', BACKOFFICE_API_URL: '' });
    const config = mergeConfig([DEFAULTS, machine, environment]);
    expect(config.ssoRedirectPorts).toEqual([]);
    expect(config.apiUrl).toBe('https://api.example.uz/base/');
  });

  test.each([
    ['https://api.example.uz', undefined, { passwordLogin: false, countAttempts: false }],
    ['https://api.example.uz', true, { passwordLogin: false, countAttempts: false }],
    ['https://api-test.example.uz', undefined, { passwordLogin: true, countAttempts: true }],
    ['https://api-test.example.uz', true, { passwordLogin: true, countAttempts: true }],
    ['https://api-test.example.uz', false, { passwordLogin: false, countAttempts: true }],
    ['http://127.0.0.1:8080', undefined, { passwordLogin: true, countAttempts: false }],
    ['http://127.0.0.1:8080', true, { passwordLogin: true, countAttempts: false }],
    ['http://127.0.0.1:8080', false, { passwordLogin: false, countAttempts: false }],
  ])('A-020, Z-144: password form at %s, configured %s', (apiUrl, passwordLogin, expected) => {
    expect(mergeConfig([DEFAULTS, { name: 'f', values: { apiUrl, passwordLogin } }])).toMatchObject(expected);
  });

  test.each([
    ['apiUrl', 'https://api.example.uz/base/'],
    ['ssoRedirectPorts', [1024, 65_535]],
    ['downloadsDir', '/srv/eksport'],
    ['tileUrl', 'http://localhost:8080/{z}/{x}/{y}.png'],
    ['mobileAppStoreUrl', 'https://apps.example.uz/1'],
    ['mobilePlayMarketUrl', 'https://play.example.uz/1'],
    ['webOfficeUrl', 'https://panel.example.uz/app'],
    ['schedulerCredentials', 'scheduler:a:b c'],
    ['proxyLogin', 'http://idora:p%40rol@proksi.example.uz:3128'],
    ['organizationsRegionId', 12],
    ['organizationsDistrictId', 1207],
    ['investListsFile', '/etc/tashabbusli-budjet/royxatlar.json'],
    ['investPublicIdKey', 'platform_id'],
    ['updateUrl', ''],
    ['updateUrl', 'http://127.0.0.1:8080/updates/'],
    ['updateUrl', 'https://updates.example.uz/'],
    ['updatePrereleases', true],
    ['daysOff', ['2027-03-09', '2028-02-29']],
    ['workDays', []],
    ['answerKey', 'javob'],
    ['totalKey', 'jami'],
    ['mostRows', 100],
    ['siteItemsAll', 'null'],
    ['quarterlyReportsPath', 'api/v1/moderators/quarterly-reports'],
    ['acceptKeys', 'plain'],
    ['emptyFields', 'left-out'],
    ['captchaResult', 'number'],
  ])('accepts %s as %j', (key, value) => {
    expect(mergeConfig([DEFAULTS, { name: 'F', values: { [key]: value } }])).toMatchObject({ [key]: value });
  });

  test.each([
    ['4100,4101', [4100, 4101]],
    [' 4100,  4101, ', [4100, 4101]],
    ['4100 4101', [4100, 4101]],
    [' ', []],
  ])('the ports %j are read', (text, ports) => {
    expect(mergeConfig([DEFAULTS, { name: 'F', values: { ssoRedirectPorts: text } }]).ssoRedirectPorts).toEqual(ports);
  });

  test('days are read from a text that lists them', () => {
    const values = { daysOff: '2027-03-09, 2027-05-17', workDays: '' };
    expect(mergeConfig([DEFAULTS, { name: 'F', values }])).toMatchObject({
      daysOff: ['2027-03-09', '2027-05-17'],
      workDays: [],
    });
  });

  test('an id of the organizations is read as a number from a variable, too', () => {
    const environment = environmentSource({ BACKOFFICE_ORGANIZATIONS_REGION_ID: '12' });
    expect(mergeConfig([DEFAULTS, environment]).organizationsRegionId).toBe(12);
  });

  test.each(['false', '0', 'False'])('the flag %s switches off', (text) => {
    const local = { name: 'F', values: { apiUrl: 'http://localhost:1', passwordLogin: true } };
    const environment = environmentSource({ BACKOFFICE_PASSWORD_LOGIN: text });
    expect(mergeConfig([DEFAULTS, local, environment]).passwordLogin).toBe(false);
  });

  test.each(['true', '1', 'TRUE'])('the flag %s switches on', (text) => {
    const environment = environmentSource({
      BACKOFFICE_PASSWORD_LOGIN: text,
      BACKOFFICE_API_URL: 'http://localhost:1',
    });
    const off = { name: 'f', values: { passwordLogin: false } };
    expect(mergeConfig([DEFAULTS, off, environment]).passwordLogin).toBe(true);
  });
});

describe('the address of an initiative on the public site (Z-152)', () => {
  test.each([
    'boards/{board_type}/{board_id}/{id}',
    '/tashabbus/{public_id}?til=uz',
    'https://sayt.example.uz/{public_id}',
    'http://localhost:8080/{id}',
  ])('may be %s', (initiativePage) => {
    expect(mergeConfig([DEFAULTS, { name: 'f', values: { initiativePage } }])).toMatchObject({ initiativePage });
  });
});

test('keys and variables are those of docs/administrators.md', () => {
  const page = readFileSync(resolve(import.meta.dirname, '../../../../docs/administrators.md'), 'utf8');
  const rows = [...page.matchAll(/^\| `(\w+)` \| `(BACKOFFICE_\w+)` \|/gm)].map(([, key, variable]) => [key, variable]);
  expect(Object.entries(ENVIRONMENT)).toEqual(rows);
});

test('the machine-wide file lies where administrators of each system put such files', () => {
  expect(machineConfigPath('linux')).toBe('/etc/tashabbusli-budjet/config.json');
  expect(machineConfigPath('darwin')).toBe('/Library/Application Support/Tashabbusli budjet/config.json');
  // Independent of the environment variables of the person.
  expect(machineConfigPath('win32')).toBe('C:\\ProgramData\\Tashabbusli budjet\\config.json');
});
