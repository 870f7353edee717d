import { expect, test } from 'vitest';
import { personPlace } from '../../../../src/main/storage/person-place.ts';
import { memoryKeychain } from '../../../support/memory-keychain.ts';

const FOLDER = '/profile/drafts';

test('folder and key of a person never change: they locate the data of earlier versions', async () => {
  const { keychain, secrets } = memoryKeychain();
  const { folder, key } = personPlace({ folder: FOLDER, purpose: 'drafts', keychain }, '7');
  await key?.make();
  expect(folder).toBe('/profile/drafts/675634ecbbc8b121');
  expect([...secrets.keys()]).toEqual(['drafts-675634ecbbc8b121']);
});

test('each person, folder and purpose has a key of its own, and without a keychain there is none', async () => {
  const { keychain, secrets } = memoryKeychain();
  const places = [
    personPlace({ folder: FOLDER, purpose: 'drafts', keychain }, '7'),
    personPlace({ folder: FOLDER, purpose: 'drafts', keychain }, '8'),
    personPlace({ folder: '/other/drafts', purpose: 'drafts', keychain }, '7'),
    personPlace({ folder: FOLDER, purpose: 'keeps', keychain }, '7'),
  ];
  for (const { key } of places) await key?.make();
  expect(secrets.size).toBe(4);
  expect(personPlace({ folder: FOLDER, purpose: 'drafts', keychain: null }, '7').key).toBeNull();
});
