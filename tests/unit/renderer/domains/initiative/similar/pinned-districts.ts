import type { Compared } from '@/domains/initiative/similar/entry.ts';
import { toCyrillic } from '@/i18n/transliterate.ts';
import { createPrng, type Prng } from '../../../../../platform/db/seed/prng.ts';
import { type Name, SPELLINGS, somebody } from './told-names.ts';
import { type ToldText, toldText, type Where, withFigures } from './told-texts.ts';

/** How the people of a district pin their initiatives. */
export type Manner = 'exact place' | 'office' | 'random in the mahalla' | 'no pin or the centre';

/** What holds two initiatives together: how the second was made from the first. */
export const BONDS = ['copy', 'edited', 'renumbered', 'other script', 'campaign', 'author', 'place'] as const;
export type Bond = (typeof BONDS)[number];

export type PinnedDistrict = {
  readonly initiatives: readonly Compared[];
  /** Pairs that a person wants to see, by ids. */
  readonly bonds: readonly { readonly bond: Bond; readonly ids: readonly [number, number] }[];
};

/** Initiatives of a district and its mahallas, about as in a season. */
const INITIATIVES = 75;
const MAHALLAS = 38;
/** Of a mahalla, in metres. */
const RADIUS = 700;
const PAIRS = 2;
const CAMPAIGN = 8;

type Point = { readonly latitude: number; readonly longitude: number };
type Mahalla = Point & { readonly name: string; readonly office: Point };

const SYLLABLES = 'bog cho dur guli jar koh lola marv nav obod paxta qum rabot sar toʻda uch vodil yangi zar'.split(
  ' ',
);
const LASTS = 'obod bogʻ tepa ariq zor quduq kent saroy'.split(' ');
const METRE = 1 / 111_320;

const around = (prng: Prng, { latitude, longitude }: Point, metres: number): Point => {
  const [angle, far] = [prng.next() * 2 * Math.PI, Math.sqrt(prng.next()) * metres * METRE];
  return { latitude: latitude + far * Math.sin(angle), longitude: longitude + far * Math.cos(angle) };
};
/** As the platform stores it. */
const rounded = ({ latitude, longitude }: Point): Point => ({
  latitude: Number(latitude.toFixed(6)),
  longitude: Number(longitude.toFixed(6)),
});

/** Where somebody of a mahalla sets the pin for a thing at `spot`. */
function pinned(prng: Prng, manner: Manner, mahalla: Mahalla, spot: Point): Point {
  switch (manner) {
    case 'exact place':
      return around(prng, spot, 20);
    case 'office':
      // Found by its name, or tapped on the map.
      if (prng.chance(0.15)) return around(prng, spot, 20);
      return prng.chance(0.5) ? mahalla.office : around(prng, mahalla.office, 20);
    case 'random in the mahalla':
      return around(prng, mahalla, RADIUS);
    case 'no pin or the centre':
      return prng.chance(0.5) ? { latitude: 0, longitude: 0 } : mahalla;
  }
}

/** Small edits, as people make them who file a text that was handed to them. */
function edited(prng: Prng, { sentences, ...text }: ToldText, from: Where, to: Where): ToldText {
  const moved = (words: string) => words.replaceAll(from.street, to.street).replaceAll(from.mahalla, to.mahalla);
  const changed = [...sentences].map(moved);
  const words = changed.join(' ').split(' ').length;
  for (let edits = prng.between(0, Math.min(2, Math.floor(words / 16))); edits > 0; edits -= 1) {
    const at = prng.between(0, changed.length - 1);
    const said = (changed[at] ?? '').split(' ');
    const word = prng.between(1, said.length - 1);
    if (prng.chance(0.5)) said.splice(word, 1);
    else said[word] = prng.pick(['juda', 'albatta', 'hozir', 'butunlay', 'haqiqatan']);
    changed[at] = said.join(' ');
  }
  return { ...text, title: moved(text.title), sentences: changed };
}

/** A district whose people pin in this manner, with pairs planted in it; the same in each run for a name. */
function pinnedDistrict(name: string, manner: Manner): PinnedDistrict {
  const prng = createPrng(`pinned ${name} ${manner}`);
  const nameOf = () => {
    const first = `${prng.pick(SYLLABLES)}${prng.pick(LASTS)}`;
    return `${first.slice(0, 1).toUpperCase()}${first.slice(1)}`;
  };
  const district = { latitude: 39 + prng.next() * 2, longitude: 64 + prng.next() * 5 };
  const mahallas = Array.from({ length: MAHALLAS }, (): Mahalla => {
    const centre = rounded(around(prng, district, 9000));
    return { ...centre, name: nameOf(), office: rounded(around(prng, centre, 300)) };
  });
  const initiatives: Compared[] = [];
  const bonds: { bond: Bond; ids: readonly [number, number] }[] = [];

  type Wish = { figures?: boolean; category?: number };
  type Filed = { text: ToldText; where: Where; author: Name; mahalla: Mahalla; spot: Point; cyrillic: boolean };
  const made = ({ figures = prng.chance(0.4), category, ...some }: Partial<Filed> & Wish = {}): Filed => {
    // Some mahallas file many, most few.
    const mahalla = some.mahalla ?? mahallas[Math.floor(prng.next() ** 1.5 * MAHALLAS)] ?? prng.pick(mahallas);
    const where = some.where ?? { mahalla: mahalla.name, street: nameOf() };
    return {
      mahalla,
      where,
      text: toldText(prng, where, { figures, category }),
      author: somebody(prng),
      spot: around(prng, mahalla, RADIUS),
      cyrillic: prng.chance(0.3),
      ...some,
    };
  };
  const file = ({ text, author, mahalla, spot, cyrillic }: Filed): number => {
    const id = initiatives.length + 1;
    const written = (latin: string) => (cyrillic ? toCyrillic(latin) : latin);
    const description = `${text.sentences.join('. ')}.`;
    initiatives.push({
      id,
      title: written(withFigures(prng, text.title)),
      description: written(withFigures(prng, description)),
      author_fullname: written(prng.pick(SPELLINGS)(author)),
      category_id: text.category,
      district_id: 1,
      quarter_title: mahalla.name,
      ...rounded(pinned(prng, manner, mahalla, spot)),
      images: [`picture ${id}`],
    });
    return id;
  };
  /** The text, filed by somebody elsewhere. */
  const handedOn = ({ text, where }: Filed): Filed => {
    const there = made();
    return { ...there, text: edited(prng, text, where, there.where) };
  };

  for (let nth = 0; nth < INITIATIVES; nth += 1) file(made());
  const plant = (bond: Bond, one: Filed, other: Filed) => bonds.push({ bond, ids: [file(one), file(other)] });
  for (let nth = 0; nth < PAIRS; nth += 1) {
    const plain = made({ figures: false });
    plant('copy', plain, made({ text: plain.text, cyrillic: plain.cyrillic }));
    const changed = made({ figures: false });
    plant('edited', changed, handedOn(changed));
    const counted = made({ figures: true });
    plant('renumbered', counted, made({ text: counted.text, cyrillic: counted.cyrillic }));
    const latin = made({ cyrillic: false, figures: false });
    plant('other script', latin, made({ text: latin.text, cyrillic: true }));
    const known = made();
    plant('author', known, made({ author: known.author, category: known.text.category }));
    // The same thing, told anew by a neighbour.
    const { mahalla, where, spot, text } = made();
    plant(
      'place',
      made({ mahalla, where, spot, category: text.category }),
      made({ mahalla, where, spot, category: text.category }),
    );
  }
  const handed = made();
  const campaign = [file(handed), ...Array.from({ length: CAMPAIGN - 1 }, () => file(handedOn(handed)))];
  for (const [nth, one] of campaign.entries()) {
    for (const other of campaign.slice(nth + 1)) bonds.push({ bond: 'campaign', ids: [one, other] });
  }
  return { initiatives, bonds };
}

/** Districts of one manner of pinning. `seed`: others for each. Default: the usual ones. */
export const pinnedDistricts = (manner: Manner, count: number, seed = ''): readonly PinnedDistrict[] =>
  Array.from({ length: count }, (_, nth) => pinnedDistrict(`${seed}${nth}`, manner));
