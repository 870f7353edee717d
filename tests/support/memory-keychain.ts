import type { Keychain } from '../../src/main/storage/keychain.ts';

/** A keychain whose content the test can see, and which refuses when told to. The real one: `keyring.test.ts`. */
export function memoryKeychain(): {
  keychain: Keychain;
  secrets: Map<string, string>;
  refuse: (refuses: boolean) => void;
} {
  const secrets = new Map<string, string>();
  let refused = false;
  const answer = async <T>(work: () => T): Promise<T> => {
    if (refused) throw new Error('the keychain refuses');
    return work();
  };
  return {
    secrets,
    refuse: (refuses) => {
      refused = refuses;
    },
    keychain: {
      get: (account) => answer(() => secrets.get(account) ?? null),
      set: (account, secret) => answer(() => void secrets.set(account, secret)),
      remove: (account) => answer(() => void secrets.delete(account)),
    },
  };
}
