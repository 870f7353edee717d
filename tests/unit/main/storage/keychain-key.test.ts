import { expect, test } from 'vitest';
import { createKeychainKey } from '../../../../src/main/storage/keychain-key.ts';
import { memoryKeychain } from '../../../support/memory-keychain.ts';

const KEY = Buffer.alloc(32, 7);

/** A keychain with this secret under `pictures`. */
function keychainWith(secret: string) {
  const kept = memoryKeychain();
  kept.secrets.set('pictures', secret);
  return kept;
}
const keychainWithKey = () => keychainWith(KEY.toString('base64'));

test('an existing key is read from the keychain once', async () => {
  const { keychain, refuse } = keychainWithKey();
  const key = createKeychainKey(keychain, 'pictures');
  expect(await key.read()).toEqual(KEY);
  refuse(true);
  expect(await key.read()).toEqual(KEY);
  expect(await key.make()).toEqual(KEY);
});

test('a new key is made where there is none, and stored under its own name', async () => {
  const { keychain, secrets } = keychainWithKey();
  const key = createKeychainKey(keychain, 'drafts');
  expect(await key.read()).toBeNull();
  const made = await key.make();
  expect(made).toHaveLength(32);
  expect(made).not.toEqual(KEY);
  expect(secrets.get('drafts')).toBe(made.toString('base64'));
  expect(await createKeychainKey(keychain, 'drafts').read()).toEqual(made);
});

test('two concurrent requests make one key', async () => {
  const { keychain, secrets } = keychainWithKey();
  const key = createKeychainKey(keychain, 'drafts');
  const [one, other] = await Promise.all([key.make(), key.make()]);
  expect(one).toEqual(other);
  expect(secrets.get('drafts')).toBe(one.toString('base64'));
});

test('a key that is removed while it is being made is gone', async () => {
  const { keychain, secrets } = keychainWithKey();
  const key = createKeychainKey(keychain, 'drafts');
  await Promise.all([key.make(), key.remove()]);
  expect(secrets.has('drafts')).toBe(false);
  expect(await key.read()).toBeNull();
});

test.each(['', 'no key', KEY.subarray(1).toString('base64')])('an invalid key counts as none: %j', async (secret) => {
  const key = createKeychainKey(keychainWith(secret).keychain, 'pictures');
  expect(await key.read()).toBeNull();
  expect(await key.make()).toHaveLength(32);
});

test('a removed key is gone, and the next key is different', async () => {
  const { keychain, secrets } = keychainWithKey();
  const key = createKeychainKey(keychain, 'pictures');
  await key.read();
  await key.remove();
  expect(secrets.size).toBe(0);
  expect(await key.read()).toBeNull();
  expect(await key.make()).not.toEqual(KEY);
});

test('a refusal of the keychain is passed on, and the next call asks again', async () => {
  const { keychain, refuse } = keychainWithKey();
  const key = createKeychainKey(keychain, 'pictures');
  refuse(true);
  await expect(key.make()).rejects.toThrow('the keychain refuses');
  refuse(false);
  expect(await key.make()).toEqual(KEY);
});
