import { createCipheriv, createHash } from 'node:crypto';

/** The fields of an encryption dictionary used here (ISO 32000-2 §7.6.4, table 21). */
export type PdfEncryption = {
  /** Revision of the standard security handler: 2 to 6. */
  revision: number;
  /** Length of the key, in bits. */
  keyBits: number;
  permissions: number;
  ownerKey: Buffer;
  userKey: Buffer;
  encryptsMetadata: boolean;
  /** The first part of the file's identifier. */
  id: Buffer;
};

/** Pads a short password; used whole if there is no password. */
const PADDING = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');

const md5 = (...parts: readonly Uint8Array[]) => createHash('md5').update(Buffer.concat(parts)).digest();
const sha = (bits: 256 | 384 | 512, ...parts: readonly Uint8Array[]) =>
  createHash(`sha${bits}`).update(Buffer.concat(parts)).digest();

/** Written by hand: OpenSSL 3 no longer offers RC4. */
function rc4(key: Uint8Array, data: Uint8Array): Buffer<ArrayBuffer> {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const at = (index: number) => state[index & 255] ?? 0;
  const swap = (a: number, b: number) => {
    [state[a], state[b]] = [at(b), at(a)];
  };
  for (let i = 0, j = 0; i < 256; i++) {
    j = (j + at(i) + (key[i % key.length] ?? 0)) & 255;
    swap(i, j);
  }
  let [i, j] = [0, 0];
  const bytes = Array.from(data, (byte) => {
    i = (i + 1) & 255;
    j = (j + at(i)) & 255;
    swap(i, j);
    return byte ^ at(at(i) + at(j));
  });
  return Buffer.from(bytes);
}

/** Algorithm 2, without a password: the key of the file. */
function fileKey({ revision, keyBits, permissions, ownerKey, encryptsMetadata, id }: PdfEncryption): Buffer {
  const rights = Buffer.alloc(4);
  rights.writeInt32LE(permissions | 0);
  const plain = revision >= 4 && !encryptsMetadata ? Buffer.alloc(4, 0xff) : Buffer.alloc(0);
  const length = revision === 2 ? 5 : Math.min(Math.max(keyBits / 8, 5), 16);
  let key = md5(PADDING, ownerKey.subarray(0, 32), rights, id, plain);
  if (revision >= 3) for (let round = 0; round < 50; round++) key = md5(key.subarray(0, length));
  return key.subarray(0, length);
}

/** Algorithms 4 and 5: the user's key of a file without a password. */
function userKeyOf(encryption: PdfEncryption): Buffer {
  const key = fileKey(encryption);
  if (encryption.revision === 2) return rc4(key, PADDING);
  let value = md5(PADDING, encryption.id);
  for (let round = 0; round < 20; round++)
    value = rc4(
      key.map((byte) => byte ^ round),
      value,
    );
  return value;
}

/** Algorithm 2.B, without a password. */
function hardenedHash(salt: Buffer): Buffer {
  let key = sha(256, salt);
  for (let round = 1; ; round++) {
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32)).setAutoPadding(false);
    const mixed = cipher.update(Buffer.concat(Array.from({ length: 64 }, () => key)));
    // The first 16 bytes as a number modulo 3; 256 is 1 modulo 3, so the bytes are summed.
    const choice = mixed.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    key = sha(choice === 0 ? 256 : choice === 1 ? 384 : 512, mixed);
    if (round >= 64 && (mixed.at(-1) ?? 0) <= round - 32) return key.subarray(0, 32);
  }
}

/**
 * Whether a PDF with the standard security handler opens without a password, as when its owner only forbids printing or
 * copying. Null if undecidable: an unknown revision, or malformed keys.
 */
export function opensWithoutPassword(encryption: PdfEncryption): boolean | null {
  const { revision, userKey, ownerKey, permissions, keyBits } = encryption;
  if (revision === 5 || revision === 6) {
    if (userKey.length < 48) return null;
    const salt = userKey.subarray(32, 40);
    return (revision === 5 ? sha(256, salt) : hardenedHash(salt)).equals(userKey.subarray(0, 32));
  }
  if (revision < 2 || revision > 6 || userKey.length < 32 || ownerKey.length < 32) return null;
  if (!Number.isFinite(permissions) || !Number.isFinite(keyBits)) return null;
  const compared = revision === 2 ? 32 : 16;
  return userKeyOf(encryption).subarray(0, compared).equals(userKey.subarray(0, compared));
}
