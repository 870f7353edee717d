/** Members that engines, test tools and `await` look up on any object; they are undefined instead of an error. */
const LOOKED_FOR = new Set<string | symbol>(['then', 'toJSON', 'inspect', 'constructor', 'nodeType', '$$typeof']);

/** The error for anything that the stand-in does not offer. */
export const notOffered = (what: string): Error => new Error(`chromium-host: ${what} is not offered`);

/**
 * An Electron object that offers only `members`, typed by Electron's own definitions. Reading or writing any other
 * member throws an error that names it.
 */
export function offer<T extends object>(name: string, members: Partial<T>): T {
  return new Proxy(members, {
    get: (target, key) => {
      if (key in target || typeof key === 'symbol' || LOOKED_FOR.has(key)) return Reflect.get(target, key);
      throw notOffered(`${name}.${key}`);
    },
    set: (target, key, value) => {
      if (!(key in target)) throw notOffered(`${name}.${String(key)}`);
      return Reflect.set(target, key, value);
    },
  }) as T;
}
