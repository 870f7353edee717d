import { expect, it } from 'vitest';
import { ENVIRONMENT, mergeConfig } from '../../../../src/main/config/config.ts';
import { configFacts } from '../../../../src/main/support/config-facts.ts';

const config = mergeConfig([
  {
    name: 'test',
    values: {
      apiUrl: 'https://api.example.uz/office',
      ssoAuthorizeUrl: 'https://id.example.uz/auth?tenant=t-4711',
      ssoClientId: 'backoffice',
      ssoRedirectPorts: '',
      webUrl: 'https://example.uz',
      initiativePage: 'initiative/{public_id}',
      tileUrl: 'https://user:hunter2@tiles.example.uz:8443/k-4711-a/{z}/{x}/{y}.png?key=4711',
      geocoderUrl: 'https://geo.example.uz/',
      downloadsDir: '/home/aziza/Yuklamalar',
      schedulerCredentials: 'scheduler:Kapital-4711',
      proxyLogin: 'http://idora:hunter2@proksi.example.uz:3128',
      investPublicIdKey: 'initiative_public_id',
    },
  },
]);

it('lists every key of the configuration, also those not set', () => {
  const facts = configFacts(config);
  expect(Object.keys(facts).sort()).toEqual([...Object.keys(ENVIRONMENT), 'countAttempts'].sort());
  expect(facts).toMatchObject({
    apiUrl: 'https://api.example.uz/…',
    tileUrl: 'https://tiles.example.uz:8443/…',
    ssoAuthorizeUrl: 'https://id.example.uz/…',
    geocoderUrl: 'https://geo.example.uz/',
    initiativePage: 'initiative/{public_id}',
    webOfficeUrl: 'not set',
    schedulerCredentials: 'set',
    downloadsDir: 'set',
  });
});

it('reveals no secret, no key in any part of an address and no folder of a person', () => {
  expect(JSON.stringify(configFacts(config))).not.toMatch(/4711|hunter2|Kapital|aziza|Yuklamalar/);
});
