import { join } from 'node:path';
import { startProgram } from '../../support/program-process.ts';

/** Starts the sample program as a test does, until this process is killed. */
const [profileDir = '', spins = ''] = process.argv.slice(2);
startProgram(
  {
    main: join(import.meta.dirname, 'program/main.ts'),
    profileDir,
    env: { HOST_END_MS: '500', SAMPLE_SPINS: spins, SAMPLE_LOG: join(profileDir, 'sample.log') },
  },
  join(profileDir, 'program.log'),
);
