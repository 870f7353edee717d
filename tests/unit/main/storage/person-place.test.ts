import { expect, test } from 'vitest';
import { digestOf, ownerAt } from '../../../../src/main/storage/owner.ts';
import { personPlace } from '../../../../src/main/storage/person-place.ts';
import { memoryKeychain } from '../../../support/memory-keychain.ts';

const FOLDER = '/profile/drafts';
const LIVE = ownerAt('https://api.example.uz', '7');

test('folder and key of an owner never change: they locate the data of earlier versions', async () => {
  const { keychain, secrets } = memoryKeychain();
  const { folder, key } = personPlace({ folder: FOLDER, purpose: 'drafts', keychain }, LIVE);
  await key?.make();
  expect(folder).toBe('/profile/drafts/6082100c066e3a61');
  expect([...secrets.keys()]).toEqual(['drafts-6082100c066e3a61']);
  expect(digestOf(FOLDER, '7')).toBe('675634ecbbc8b121');
});

test('each person, platform, folder and purpose has a key of its own, and without a keychain there is none', async () => {
  const { keychain, secrets } = memoryKeychain();
  const places = [
    personPlace({ folder: FOLDER, purpose: 'drafts', keychain }, LIVE),
    personPlace({ folder: FOLDER, purpose: 'drafts', keychain }, ownerAt('https://test.example.uz', '7')),
    personPlace({ folder: FOLDER, purpose: 'drafts', keychain }, ownerAt('https://api.example.uz', '8')),
    personPlace({ folder: '/other/drafts', purpose: 'drafts', keychain }, LIVE),
    personPlace({ folder: FOLDER, purpose: 'keeps', keychain }, LIVE),
  ];
  for (const { key } of places) await key?.make();
  expect(secrets.size).toBe(5);
  expect(personPlace({ folder: FOLDER, purpose: 'drafts', keychain: null }, LIVE).key).toBeNull();
});

test('a person without a platform has no place', () => {
  for (const owner of ['7', '', 'moderator|26|1726|Ali', '["7"]'])
    expect(() => personPlace({ folder: FOLDER, purpose: 'drafts', keychain: null }, owner)).toThrow();
});
