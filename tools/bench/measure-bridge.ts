import { types } from 'node:util';
import { createContext, runInContext } from 'node:vm';
import { crossed, toCross } from '../../src/shared/bridge/long-answer.ts';
import { median } from './statistics.ts';

const ROWS = 1000;
const ROUNDS = 41;

/** An answer of 1,000 initiatives on its way from the preload to the page, in ms: medians over rounds. */
export type BridgeFigures = {
  /** Copied by the rules of Electron's `contextBridge`, as a value. */
  values: number;
  /** The same as the program sends it: the text is passed on, and read by the page. */
  text: number;
};

/** The page's world. */
const page = createContext({});
const newArray = runInContext('() => []', page) as () => unknown[];
const newObject = runInContext('() => ({})', page) as () => object;

/**
 * Copies a value into the page's world as Electron does (`shell/renderer/api/electron_api_context_bridge.cc`:
 * `PassValueToOtherContextInner`, `CreateProxyForAPI`): primitives as they are, arrays and plain objects value by value,
 * each looked up among those copied before. Electron does the same through V8's interface, which costs it more.
 */
function copied(value: unknown, before: Map<object, unknown>): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (before.has(value)) return before.get(value);
  if (types.isPromise(value) || types.isNativeError(value)) throw new Error('An answer has neither');
  if (Array.isArray(value)) {
    const array = newArray();
    for (const element of value) array.push(copied(element, before));
    before.set(value, array);
    return array;
  }
  const object = newObject();
  before.set(value, object);
  for (const key of Object.keys(value)) {
    const own = copied(Reflect.get(value, key), before);
    Object.defineProperty(object, key, { value: own, writable: true, enumerable: true, configurable: true });
  }
  return object;
}

/** Measures the way of an answer of 1,000 rows over the bridge, as a value and as its text. */
export function measureBridge(): BridgeFigures {
  const text = JSON.stringify({ items: Array.from({ length: ROWS }, (_, index) => row(index)), total: 21_049 });
  const values = { ok: true, value: JSON.parse(text) as unknown };
  const sent = { ok: true, value: toCross({ text, value: values.value }) };
  if (sent.value === values.value) throw new Error('The answer is not long enough to cross as text');
  const timed = (work: () => unknown): number => {
    const started = performance.now();
    work();
    return performance.now() - started;
  };
  const rounds = Array.from({ length: ROUNDS }, () => ({
    values: timed(() => copied(values, new Map())),
    text: timed(() => crossed((copied(sent, new Map()) as typeof sent).value)),
  }));
  return { values: median(rounds.map((round) => round.values)), text: median(rounds.map((round) => round.text)) };
}

const row = (index: number) => ({
  id: 100_000 + index,
  public_id: String(61_404_700_001 + index).padStart(12, '0'),
  season: { id: 7, title: '2026-yil, 2-mavsum' },
  board: { id: 61, title: "Qo'qon shahri", region_id: 8 },
  title: `3-sonli umumta'lim maktabining sport zalini ta'mirlash (${index})`,
  description: "Mahalla aholisi bu ishni uzoq vaqtdan beri kutmoqda: yo'l 2004-yildan beri ta'mirlanmagan.",
  category: { id: 4, title: "Ta'lim", icon: '0'.repeat(40) },
  author_fullname: "Karimova Dilnoza Ulug'bek qizi",
  author_is_verified: index % 3 === 0,
  stage: 'INITIAL',
  moderation_sub_stage: index % 3 === 0 ? null : 'MODERATOR',
  moderation_sub_stage_comment: null,
  region_title: "Farg'ona viloyati",
  district_title: "Qo'qon shahri",
  quarter_title: `Do'stlik ${index % 40} MFY`,
  latitude: 40.5 + index / 10_000,
  longitude: 70.9 + index / 10_000,
  address_title: null,
  images: Array.from({ length: index % 4 }, (_, picture) => `${index}${picture}`.padStart(40, 'a')),
  created_at: '2026-09-02T10:00:00+05:00',
  granted_amount: index % 4 === 0 ? 900_000_000 + index : null,
  requested_amount: 1_279_650_000,
});
