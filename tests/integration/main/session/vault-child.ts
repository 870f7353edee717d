import { createLog } from '../../../../src/main/diagnostics/log.ts';
import { createVault } from '../../../../src/main/session/vault.ts';
import { openKeychain } from '../../../../src/main/storage/keychain.ts';
import { SAMPLE } from './sample-record.ts';

/**
 * The real vault over the keychain of the desktop session that this process was started in:
 * `node vault-child.ts save|load|clear FILE [TIME-LIMIT-MS]`. Prints one line of JSON.
 */
const [action, file = '', timeoutMs = '5000'] = process.argv.slice(2);
const lines: string[] = [];
const log = createLog((level, line) => lines.push(`${level} ${line}`));
const keychain = await openKeychain({ service: 'backoffice-test', log, timeoutMs: Number(timeoutMs) });
const vault = createVault({ file, keychain, platform: 'https://api.example.uz', log });

const record = action === 'load' ? await vault.load() : null;
if (action === 'save') await vault.save(SAMPLE);
if (action === 'clear') await vault.clear();
console.log(JSON.stringify({ keychain: keychain !== null, record, persistence: vault.persistence(), lines }));
