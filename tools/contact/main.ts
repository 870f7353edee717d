import { parseArgs } from 'node:util';
import { buildIfChanged } from '../../scripts/lib/build.ts';
import { reportFailure } from '../../scripts/lib/report-failure.ts';
import { type ContactOptions, takeContact } from './take-contact.ts';
import { linesOf } from './told.ts';

/**
 * `npm run contact`: opens the program, waits until somebody has signed in, and lets it check the platform, by reading
 * alone. `--api URL`: this platform instead of the configuration's. `--stand-in`: the stand-in platform, where the user
 * of `--role R` (default: admin) is signed in by itself. Leaves the report in `contact/`; exits with 1 if a screen
 * differs, or the check has not come to its end.
 */
await reportFailure(async () => {
  const { values } = parseArgs({
    args: process.argv.slice(2).filter((argument) => argument !== '--'),
    options: {
      api: { type: 'string' },
      'stand-in': { type: 'boolean', default: false },
      role: { type: 'string', default: 'admin' },
    },
  });
  if (values.api !== undefined && values['stand-in']) throw new Error('Either --api or --stand-in.');
  await buildIfChanged();
  const options: ContactOptions = values['stand-in'] ? { standIn: values.role } : { api: values.api };
  const { report, files } = await takeContact(options);
  for (const line of linesOf(report)) console.log(line);
  console.log(`\nTo be sent: ${files.join(', ')}`);
  if (report.ending !== 'done' || report.state === 'differs') process.exitCode = 1;
});
