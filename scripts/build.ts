import { build } from './lib/build.ts';
import { reportFailure } from './lib/report-failure.ts';

/** `npm run build`: builds main, preload and renderer into `out/`. */
await reportFailure(() => build());
