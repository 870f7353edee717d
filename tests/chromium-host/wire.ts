/**
 * Encodes values as text and decodes them. Texts of over 50,000 characters are put beside it if there is a list; UTF-8 must
 * carry them whole.
 */
export type Wire = {
  encode: (value: unknown, beside?: string[]) => string;
  decode: (text: string, beside?: readonly string[]) => unknown;
};

/**
 * The structured clone of Electron's IPC as JSON text: keeps undefined, NaN, infinities, bigint, Date, RegExp, Map,
 * Set, Error, buffers and typed arrays; throws for values that cannot be cloned (functions, symbols) and for cycles.
 * Shared references become copies. The function refers to nothing outside itself, because it also runs in the page.
 */
export function createWire(): Wire {
  const TAG = '$type';
  const LONG = 50_000;
  const tagged = (type: string, value?: unknown) => ({ [TAG]: type, value });

  const toBase64 = (bytes: Uint8Array): string => {
    let text = '';
    for (let i = 0; i < bytes.length; i += 0x8000) text += String.fromCharCode(...bytes.subarray(i, i + 0x8000));
    return btoa(text);
  };
  const fromBase64 = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (c) => c.charCodeAt(0));

  /** The list beside the text that is being encoded or decoded. */
  let beside: string[] | undefined;

  const pack = (value: unknown, parents: readonly unknown[]): unknown => {
    switch (typeof value) {
      case 'string':
        return beside && value.length > LONG && value.isWellFormed() ? tagged('beside', beside.push(value) - 1) : value;
      case 'boolean':
        return value;
      case 'undefined':
        return tagged('undefined');
      case 'number':
        return Number.isFinite(value) && !Object.is(value, -0)
          ? value
          : tagged('number', Object.is(value, -0) ? '-0' : `${value}`);
      case 'bigint':
        return tagged('bigint', `${value}`);
      case 'object':
        if (value === null) return null;
        if (parents.includes(value)) throw new Error('chromium-host: cyclic values are not offered over IPC');
        return packObject(value, [...parents, value]);
      default:
        throw new Error('An object could not be cloned.');
    }
  };

  const packObject = (value: object, parents: readonly unknown[]): unknown => {
    const each = (values: Iterable<unknown>) => Array.from(values, (item) => pack(item, parents));
    if (Array.isArray(value)) return each(value);
    if (value instanceof Date) return tagged('date', pack(value.getTime(), parents));
    if (value instanceof RegExp) return tagged('regexp', [value.source, value.flags]);
    if (value instanceof Map) return tagged('map', each(value));
    if (value instanceof Set) return tagged('set', each(value));
    if (value instanceof Error) return tagged('error', [value.name, value.message, value.stack ?? '']);
    if (value instanceof ArrayBuffer) return tagged('buffer', ['ArrayBuffer', toBase64(new Uint8Array(value))]);
    if (ArrayBuffer.isView(value)) {
      const bytes = new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
      // Node's Buffer arrives as its base class, Uint8Array.
      const name = Object.prototype.toString.call(value).slice(8, -1);
      return tagged('buffer', [name, toBase64(bytes)]);
    }
    if (value instanceof Promise || value instanceof WeakMap || value instanceof Blob) {
      throw new Error('An object could not be cloned.');
    }
    const entries = Object.entries(value).map(([key, field]) => [key, pack(field, parents)] as const);
    return TAG in value ? tagged('object', entries) : Object.fromEntries(entries);
  };

  const unpack = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(unpack);
    if (!(TAG in value)) return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, unpack(field)]));
    const { [TAG]: type, value: inner } = value as unknown as { [TAG]: string; value: never };
    return unpackTagged(type, inner);
  };

  const unpackTagged = (type: string, value: never): unknown => {
    switch (type) {
      case 'undefined':
        return undefined;
      case 'number':
        return Number(value);
      case 'bigint':
        return BigInt(value);
      case 'beside':
        return beside?.[value];
      case 'date':
        return new Date(unpack(value) as number);
      case 'regexp':
        return new RegExp(value[0], value[1]);
      case 'map':
        return new Map(unpack(value) as [unknown, unknown][]);
      case 'set':
        return new Set(unpack(value) as unknown[]);
      case 'error': {
        const [name, message, stack] = value as [string, string, string];
        return Object.assign(new Error(message), { name, stack });
      }
      case 'buffer': {
        const [name, text] = value as [string, string];
        const { buffer } = fromBase64(text);
        if (name === 'ArrayBuffer') return buffer;
        const View = (globalThis as unknown as Record<string, new (b: ArrayBuffer) => unknown>)[name];
        return View ? new View(buffer) : buffer;
      }
      case 'object':
        return Object.fromEntries((value as [string, unknown][]).map(([key, field]) => [key, unpack(field)]));
      default:
        throw new Error(`chromium-host: ${type} is not known`);
    }
  };

  return {
    encode: (value, list) => {
      beside = list;
      return JSON.stringify(pack(value, []));
    },
    decode: (text, list = []) => {
      beside = [...list];
      return unpack(JSON.parse(text));
    },
  };
}
