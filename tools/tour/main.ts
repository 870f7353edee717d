import { parseArgs } from 'node:util';
import { reportFailure } from '../../scripts/lib/report-failure.ts';
import { takeTour } from './tour.ts';

/** The tour of `npm start -- --tour [--role R]`, in a process of its own; exits with 1 where a step failed. */
await reportFailure(async () => {
  const { values } = parseArgs({ options: { role: { type: 'string', default: 'admin' } } });
  if (!(await takeTour(values.role))) process.exitCode = 1;
});
