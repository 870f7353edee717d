import { describe, expect, it } from 'vitest';
import { pictureIn } from '@/features/site-papers/picture-in.ts';

const all = { images: ['kr', 'ru', 'uz_cyr', 'uz_lat'].map((lang) => ({ hash: `rasm-${lang}`, lang })) };
const none: typeof all = { images: [] };
const some = { images: all.images.slice(0, 2) };

describe('the picture of a paper', () => {
  it.each([
    ['latin', all, 'rasm-uz_lat'],
    ['cyrillic', all, 'rasm-uz_cyr'],
    ['latin', some, 'rasm-ru'],
    ['cyrillic', some, 'rasm-ru'],
    ['latin', none, undefined],
  ] as const)('in %s: %j', (script, paper, hash) => expect(pictureIn(paper, script)).toBe(hash));
});
