import { describe, expect, test } from 'vitest';
import { ConfigError, mergeConfig } from '../../../../src/main/config/config.ts';
import { environmentSource } from '../../../../src/main/config/sources.ts';
import { DEFAULTS } from './defaults.ts';

const messageOf = (sources: Parameters<typeof mergeConfig>[0]): string => {
  try {
    mergeConfig(sources);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  throw new Error('the configuration was accepted');
};

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

  test('name key and variable of each missing value, one per line', () => {
    const { apiUrl: _api, ssoClientId: _client, ...rest } = DEFAULTS.values;
    const lines = messageOf([{ name: 'defaults', values: rest }]).split('\n');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain('"apiUrl" (BACKOFFICE_API_URL)');
    expect(lines[1]).toContain('"ssoClientId" (BACKOFFICE_SSO_CLIENT_ID)');
  });

  test('name an unknown key and its file', () => {
    const message = messageOf([DEFAULTS, { name: '/etc/config.json', values: { apiURL: 'https://a.uz' } }]);
    expect(message).toContain('/etc/config.json, "apiURL"');
    expect(message).toContain('apiUrl');
  });

  const ADDRESS = "https manzil (http faqat shu kompyuterning o'zi uchun)";
  const BARE_PAGE = "foydalanuvchi nomi va paroli bo'lmagan manzil";
  const DATES = "2027-03-09 ko'rinishidagi sanalar, vergul bilan";
  const PORTS = "1024 dan 65535 gacha port raqamlari, vergul bilan; bo'sh bo'lsa istalgan bo'sh port";
  const FOLDER = "papkaning to'liq yo'li";
  const CLIENT_ID = 'yagona kirish tizimida berilgan mijoz nomi (client id)';
  const FILE = "faylning to'liq yo'li";
  const JSON_KEY = 'lotin harflari, raqamlar va _ belgisidan iborat nom';
  const RECORD_ID = '1 dan boshlanadigan butun son';
  const PAGE =
    "ichida {public_id} yoki {id} bo'lgan, saytga nisbatan yoki https manzil; boshqa qismlar: {board_id}, {board_type}";

  test.each([
    ['apiUrl', 'api.example.uz', ADDRESS],
    ['apiUrl', 5, ADDRESS],
    ['apiUrl', 'http://moderator@api.example.uz/', ADDRESS],
    ['apiUrl', 'https://api.example.uz/?x', "foydalanuvchi nomi va paroli, ? va # qismlari bo'lmagan manzil"],
    ['webUrl', 'http://example.uz', ADDRESS],
    ['webUrl', 5, ADDRESS],
    ['webUrl', 'https://example.uz@evil.example/', BARE_PAGE],
    ['ssoAuthorizeUrl', 'https://example.uz@evil.example/', BARE_PAGE],
    ['ssoEndSessionUrl', 'https://example.uz@evil.example/', BARE_PAGE],
    ['ssoPostLogoutUrl', 'https://example.uz@evil.example/', BARE_PAGE],
    ['tileUrl', 'https://tiles.example.uz/{z}/{x}', "ichida {z}, {x} va {y} bo'lgan manzil"],
    ['tileUrl', 'https://tiles.example.uz/{z}/{y}', "ichida {z}, {x} va {y} bo'lgan manzil"],
    ['tileUrl', 'https://tiles.example.uz/{x}/{y}', "ichida {z}, {x} va {y} bo'lgan manzil"],
    ['ssoClientId', '', CLIENT_ID],
    ['ssoClientId', 5, CLIENT_ID],
    ['ssoRedirectPorts', '80', PORTS],
    ['ssoRedirectPorts', '80, 70000', PORTS],
    ['ssoRedirectPorts', 'any', PORTS],
    ['ssoRedirectPorts', 4100, PORTS],
    ['passwordLogin', 5, 'true yoki false'],
    ['downloadsDir', 'eksport', FOLDER],
    ['downloadsDir', 5, FOLDER],
    ['mobileAppStoreUrl', 'http://apps.example.uz/1', 'https manzil (ichki tarmoqniki emas)'],
    ['mobileAppStoreUrl', 5, 'https manzil (ichki tarmoqniki emas)'],
    ['webOfficeUrl', 'http://panel.example.uz/', 'https manzil (ichki tarmoqniki emas)'],
    ['schedulerCredentials', 'scheduler', 'nom:parol'],
    ['schedulerCredentials', ':parol', 'nom:parol'],
    ['schedulerCredentials', 'nom:', 'nom:parol'],
    ['schedulerCredentials', 'nom:pa\nrol', 'nom:parol'],
    ['schedulerCredentials', 5, 'nom:parol'],
    ['proxyLogin', 'nom:parol', 'http://nom:parol@proksi:port'],
    ['proxyLogin', 'http://nom@proksi:3128', 'http://nom:parol@proksi:port'],
    ['proxyLogin', 'http://nom:%E0@proksi:3128', 'http://nom:parol@proksi:port'],
    ['organizationsRegionId', 'Toshkent', RECORD_ID],
    ['organizationsRegionId', '-1', RECORD_ID],
    ['organizationsRegionId', 0, RECORD_ID],
    ['organizationsDistrictId', 1.5, RECORD_ID],
    ['organizationsDistrictId', [7], RECORD_ID],
    ['investListsFile', 'royxatlar.json', FILE],
    ['investListsFile', 5, FILE],
    ['investPublicIdKey', '', JSON_KEY],
    ['investPublicIdKey', '1_id', JSON_KEY],
    ['investPublicIdKey', 'public id', JSON_KEY],
    ['investPublicIdKey', 5, JSON_KEY],
    ['updateUrl', 'http://updates.example.uz/', `${ADDRESS} yoki bo'sh`],
    ['updateUrl', 5, `${ADDRESS} yoki bo'sh`],
    ['updatePrereleases', 'ha', 'true yoki false'],
    ['ssoEndSessionUrl', 'http://sso.example.uz/end', ADDRESS],
    ['ssoPostLogoutUrl', 5, ADDRESS],
    ['leastVersion', '1.2', 'versiya, masalan 1.2.0'],
    ['leastVersion', '1.2.0-beta', 'versiya, masalan 1.2.0'],
    ['leastVersion', 1.2, 'versiya, masalan 1.2.0'],
    ['journalDays', -1, '0 dan 3650 gacha butun son'],
    ['journalDays', 1.5, '0 dan 3650 gacha butun son'],
    ['journalDays', 'bir oy', '0 dan 3650 gacha butun son'],
    ['lockAfterMinutes', 1441, '0 dan 1440 gacha butun son'],
    ['lockAfterMinutes', '-5', '0 dan 1440 gacha butun son'],
    ['daysOff', '09.03.2027', DATES],
    ['daysOff', '2027-03-09; 2027-05-17', DATES],
    ['daysOff', ['2027-02-30'], DATES],
    ['workDays', 'shanba', DATES],
    ['workDays', 20_270_309, DATES],
    ['answerKey', 'javob lar', JSON_KEY],
    ['totalKey', 5, JSON_KEY],
    ['mostRows', 0, '1 dan 10000 gacha butun son'],
    ['mostRows', 'yuz', '1 dan 10000 gacha butun son'],
    ['siteItemsAll', 'all', 'empty yoki null'],
    ['quarterlyReportsPath', '/api/v1/reports', "api/ bilan boshlanadigan yo'l, boshida va oxirida / belgisisiz"],
    ['quarterlyReportsPath', 'api/../v1', "api/ bilan boshlanadigan yo'l, boshida va oxirida / belgisisiz"],
    ['acceptKeys', 'id', 'plain'],
    ['emptyFields', 'null', 'left-out'],
    ['captchaResult', 'text', 'number'],
    ['initiativePage', 'boards', PAGE],
    ['initiativePage', 5, PAGE],
  ])('for %s as %j say in full what was expected', (key, value, expected) => {
    expect(messageOf([DEFAULTS, { name: 'F', values: { [key]: value } }])).toBe(`F, "${key}": kutilgan – ${expected}`);
  });

  test('distinguish a missing key from an unknown one, and list the known keys', () => {
    const { apiUrl: _, ...rest } = DEFAULTS.values;
    expect(messageOf([{ name: 'F', values: rest }])).toBe(
      `"apiUrl" (BACKOFFICE_API_URL): ko'rsatilmagan; kutilgan – ${ADDRESS}`,
    );
    expect(messageOf([DEFAULTS, { name: 'F', values: { apiURL: '', geo: '' } }]).split('\n')).toEqual(
      ['apiURL', 'geo'].map(
        (key) =>
          `F, "${key}": bunday kalit yo'q; ma'lum kalitlar: apiUrl, ssoAuthorizeUrl, ssoClientId, ssoRedirectPorts, webUrl, initiativePage, tileUrl, geocoderUrl, passwordLogin, downloadsDir, mobileAppStoreUrl, mobilePlayMarketUrl, webOfficeUrl, schedulerCredentials, organizationsRegionId, organizationsDistrictId, investListsFile, investPublicIdKey, updateUrl, updatePrereleases, ssoEndSessionUrl, ssoPostLogoutUrl, leastVersion, journalDays, proxyLogin, lockAfterMinutes, daysOff, workDays, answerKey, totalKey, mostRows, siteItemsAll, quarterlyReportsPath, acceptKeys, emptyFields, captchaResult`,
      ),
    );
  });

  test.each([
    ['ssoRedirectPorts', [1023]],
    ['ssoRedirectPorts', [65_536]],
    ['ssoRedirectPorts', [4100.5]],
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
    ['initiativePage', 'https://:{id}@evil.example/'],
    ['initiativePage', 'https://moderator@sayt.example.uz/{id}'],
    ['initiativePage', 'https://[{id}]/'],
    ['initiativePage', 'https://sayt.example.uz:{id}/'],
    ['initiativePage', 'javascript:alert({id})'],
    ['initiativePage', 5],
    ['mobileAppStoreUrl', 'http://apps.example.uz/1'],
    ['mobilePlayMarketUrl', 'market://details?id=uz.example'],
    ['mobilePlayMarketUrl', 'mailto:dastur@example.uz'],
    ['mobilePlayMarketUrl', 'https://192.168.0.10/dastur'],
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
