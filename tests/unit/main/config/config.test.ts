import { describe, expect, test } from 'vitest';
import { ConfigError, mergeConfig } from '../../../../src/main/config/config.ts';
import { environmentSource, machineConfigPath } from '../../../../src/main/config/sources.ts';

const DEFAULTS = {
  name: '/program/config.default.json',
  values: {
    apiUrl: 'https://api.example.uz/base',
    ssoAuthorizeUrl: 'https://sso.example.uz/authorize',
    ssoClientId: 'backoffice',
    ssoRedirectPorts: [],
    webUrl: 'https://example.uz',
    initiativePage: 'boards/{board_type}/{board_id}/{id}',
    tileUrl: 'https://tiles.example.uz/{z}/{x}/{y}.png',
    geocoderUrl: 'https://geo.example.uz/',
  },
};

const messageOf = (sources: Parameters<typeof mergeConfig>[0]): string => {
  try {
    mergeConfig(sources);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  throw new Error('the configuration was accepted');
};

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

  test('an empty variable is not set, but an empty list of ports means any port', () => {
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

describe('messages of mergeConfig', () => {
  test('name the file, the key and what was expected', () => {
    const message = messageOf([DEFAULTS, { name: '/etc/config.json', values: { apiUrl: 'http://api.example.uz' } }]);
    expect(message).toContain('/etc/config.json, "apiUrl"');
    expect(message).toContain('https');
  });

  test('name the variable', () => {
    const message = messageOf([DEFAULTS, environmentSource({ BACKOFFICE_TILE_URL: 'https://tiles.example.uz/' })]);
    expect(message).toContain('BACKOFFICE_TILE_URL');
    expect(message).toContain('{z}');
  });

  test('name the key and the variable of what is set nowhere, one line each', () => {
    const { apiUrl: _api, ssoClientId: _client, ...rest } = DEFAULTS.values;
    const lines = messageOf([{ name: 'defaults', values: rest }]).split('\n');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain('"apiUrl" (BACKOFFICE_API_URL)');
    expect(lines[1]).toContain('"ssoClientId" (BACKOFFICE_SSO_CLIENT_ID)');
  });

  test('name a key that does not exist, with the file it stands in', () => {
    const message = messageOf([DEFAULTS, { name: '/etc/config.json', values: { apiURL: 'https://a.uz' } }]);
    expect(message).toContain('/etc/config.json, "apiURL"');
    expect(message).toContain('apiUrl');
  });

  test.each([
    ['ssoRedirectPorts', '80'],
    ['ssoRedirectPorts', 'any'],
    ['ssoRedirectPorts', [70_000]],
    ['passwordLogin', 'maybe'],
    ['downloadsDir', 'relative/folder'],
    ['ssoClientId', ''],
    ['webUrl', 'example.uz'],
    ['initiativePage', 'boards/{board_id}'],
    ['initiativePage', 'boards/{board_id}/{initiative}'],
    ['initiativePage', '//evil.example/{id}'],
    ['initiativePage', 'http://example.uz/{id}'],
    ['initiativePage', 'https://{public_id}.example.uz/'],
    ['initiativePage', 'https://{id}@evil.example/'],
    ['initiativePage', 'javascript:alert({id})'],
    ['initiativePage', 5],
    ['mobileAppStoreUrl', 'http://apps.example.uz/1'],
    ['mobilePlayMarketUrl', 'market://details?id=uz.example'],
  ])('%s refuses %j', (key, value) => {
    expect(messageOf([DEFAULTS, { name: 'F', values: { [key]: value } }])).toContain(`F, "${key}"`);
  });
});

test.each([
  'https://moderator@api.example.uz/',
  'https://moderator:parol@api.example.uz/',
  'https://:parol@api.example.uz/',
  'https://api.example.uz/?tenant=1',
  'https://api.example.uz/?',
  'https://api.example.uz/base#x',
  'https://api.example.uz/base#',
])('A-042: apiUrl %s is refused in words, because it carries more than an address', (apiUrl) => {
  for (const key of ['apiUrl', 'geocoderUrl']) {
    const message = messageOf([DEFAULTS, { name: 'F', values: { [key]: apiUrl } }]);
    expect(message).toContain(`F, "${key}": kutilgan`);
    expect(message).toContain('foydalanuvchi nomi');
    expect(message).not.toContain('parol@');
  }
});

test('the machine-wide file lies where administrators of each system put such files', () => {
  expect(machineConfigPath('linux', {})).toBe('/etc/tashabbusli-budjet/config.json');
  expect(machineConfigPath('darwin', {})).toBe('/Library/Application Support/Tashabbusli budjet/config.json');
  expect(machineConfigPath('win32', { ProgramData: 'D:\\Data' })).toMatch(/^D:\\Data.Tashabbusli budjet.config\.json$/);
});
