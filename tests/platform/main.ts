import { parseArgs } from 'node:util';
import { startPlatform } from './server.ts';

const { values } = parseArgs({
  options: {
    'api-port': { type: 'string' },
    'sso-port': { type: 'string' },
    data: { type: 'string' },
    fresh: { type: 'boolean' },
  },
});

const platform = await startPlatform({
  ...(values['api-port'] !== undefined && { apiPort: Number(values['api-port']) }),
  ...(values['sso-port'] !== undefined && { ssoPort: Number(values['sso-port']) }),
  ...(values.data !== undefined && { dataDir: values.data }),
  ...(values.fresh !== undefined && { fresh: values.fresh }),
});
console.log(JSON.stringify({ ready: true, env: platform.env }));

let closing = false;
async function stop() {
  if (closing) return;
  closing = true;
  await platform.close();
  process.exit(0);
}
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
// The parent process holds this program's standard input: when the parent ends, this program ends.
process.stdin.once('end', stop).once('error', stop).resume();
