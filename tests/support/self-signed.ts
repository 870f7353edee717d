import { generateKeyPairSync, sign } from 'node:crypto';

const SEQUENCE = 0x30;
const [INTEGER, BIT_STRING, OCTET_STRING, OID, UTF8, SET, TIME] = [0x02, 0x03, 0x04, 0x06, 0x0c, 0x31, 0x18];
const ECDSA_SHA256 = [0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02];
const COMMON_NAME = [0x55, 0x04, 0x03];
const SUBJECT_ALT_NAME = [0x55, 0x1d, 0x11];

/** One element of DER: tag, length, content. */
function der(tag: number, ...parts: (Buffer | number[])[]): Buffer {
  const content = Buffer.concat(parts.map((part) => Buffer.from(part)));
  const { length } = content;
  if (length < 0x80) return Buffer.concat([Buffer.from([tag, length]), content]);
  if (length < 0x100) return Buffer.concat([Buffer.from([tag, 0x81, length]), content]);
  return Buffer.concat([Buffer.from([tag, 0x82, length >> 8, length & 0xff]), content]);
}

const time = (at: Date) => der(TIME, Buffer.from(`${at.toISOString().replace(/[-:T]|\..*/g, '')}Z`));

/**
 * Returns a self-signed certificate for a host (RFC 5280) and its key, both as PEM. It is valid for a day around `at`.
 * Default: now.
 */
export function selfSigned(host: string, at = new Date()): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = der(SEQUENCE, der(OID, ECDSA_SHA256));
  const name = der(SEQUENCE, der(SET, der(SEQUENCE, der(OID, COMMON_NAME), der(UTF8, Buffer.from(host)))));
  const halfDay = 12 * 3_600_000;
  const altName = der(SEQUENCE, der(0x82, Buffer.from(host)));
  const body = der(
    SEQUENCE,
    der(0xa0, der(INTEGER, [2])),
    der(INTEGER, [1]),
    algorithm,
    name,
    der(SEQUENCE, time(new Date(at.getTime() - halfDay)), time(new Date(at.getTime() + halfDay))),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, der(SEQUENCE, der(SEQUENCE, der(OID, SUBJECT_ALT_NAME), der(OCTET_STRING, altName)))),
  );
  const signature = der(BIT_STRING, [0], sign('sha256', body, privateKey));
  const lines =
    der(SEQUENCE, body, algorithm, signature)
      .toString('base64')
      .match(/.{1,64}/g) ?? [];
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`,
  };
}
