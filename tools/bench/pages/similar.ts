import type { Compared } from '@/domains/initiative/similar/entry.ts';
import { fillIndex } from '@/domains/initiative/similar/fill-index.ts';
import { samePicture } from '@/domains/initiative/similar/same-picture.ts';
import { createSimilarIndex } from '@/domains/initiative/similar/similar-index.ts';
import { rest } from '@/kit/idle.ts';
import { personName } from '../../../tests/platform/db/seed/people.ts';
import { createPrng } from '../../../tests/platform/db/seed/prng.ts';
import { draft } from '../../../tests/platform/db/seed/texts.ts';
import './bench-page.ts';
import { frame, untilPainted } from './frames.ts';

const QUESTIONS = 20;
const DISTRICT = 101;

/** Initiatives as citizens write them, 101 per district. */
function initiatives(count: number): Compared[] {
  const prng = createPrng('similar bench');
  return Array.from({ length: count }, (_, id) => {
    const district = Math.floor(id / DISTRICT);
    const { title, description, categoryId } = draft(prng, { quarter: 'Navbahor', street: 'Sayxun' }, null);
    const near = () => (prng.next() - 0.5) * 0.1;
    return {
      ...{ id, title, description, author_fullname: personName(prng), category_id: categoryId, district_id: district },
      quarter_title: 'Navbahor',
      ...{ latitude: 38 + (district % 14) / 4 + near(), longitude: 62 + Math.floor(district / 14) / 2 + near() },
      images: [`picture ${id}`],
    };
  });
}

window.similarBench = async (count) => {
  const all = initiatives(count);
  const index = createSimilarIndex<Compared>();
  const same = samePicture(new Map());
  let [filled, keys, nth] = [false, 0, 0];
  const started = performance.now();
  const filling = fillIndex(index, all, () => rest(new AbortController().signal)).then(() => {
    filled = true;
  });
  while (!filled) {
    nth += 1;
    keys = Math.max(keys, await untilPainted(() => document.body.replaceChildren(`${nth}`)));
    await frame();
  }
  await filling;
  const build = performance.now() - started;
  const timed = (at: number) => {
    const before = performance.now();
    const one = all[at % count];
    if (one) index.similarTo(one, same);
    return performance.now() - before;
  };
  return { build, key: keys, first: timed(0), questions: Array.from({ length: QUESTIONS }, (_, at) => timed(at * 37)) };
};
