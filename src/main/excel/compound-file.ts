const SIGNATURE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const ENCRYPTED_PACKAGE = Buffer.from('EncryptedPackage', 'utf16le');

/** Whether a file starts as the container of old Office files. */
export const isCompoundFile = (bytes: Buffer): boolean => bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE);

/** Whether a container holds a new Office file with a password: its stream's name stands in the directory as it is. */
export const isEncryptedPackage = (bytes: Buffer): boolean => bytes.includes(ENCRYPTED_PACKAGE);
