import { build } from './lib/build.ts';
import { plainly } from './lib/plainly.ts';

/** `npm run build`: builds main, preload and renderer into `out/`. */
await plainly(build);
