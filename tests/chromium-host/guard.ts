/** Members that engines, test tools and `await` look for on any object; these are simply absent. */
const LOOKED_FOR = new Set<string | symbol>(['then', 'toJSON', 'inspect', 'constructor', 'nodeType', '$$typeof']);

/** The error of everything that the stand-in does not have. */
export const notOffered = (what: string): Error => new Error(`chromium-host: ${what} is not offered`);

/**
 * An Electron object of which only `members` are offered: each is typed by Electron's own definitions, and whoever
 * reads or writes another one gets an error with its name.
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
