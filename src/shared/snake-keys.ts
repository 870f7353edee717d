type Fields = Readonly<Record<string, unknown>>;

const CAMEL = /[a-z\d][A-Z]/;
const HUMP = /(?<=[a-z\d])[A-Z]/g;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** `districtId` as `district_id`; any other key unchanged. */
const snake = (key: string): string => key.replace(HUMP, (letter) => `_${letter.toLowerCase()}`);

/** Whether a key of the answer is in camelCase: the records of a list are alike, so the first stands for all. */
function holdsCamel(value: unknown): boolean {
  if (Array.isArray(value)) return holdsCamel(value[0]);
  if (!isObject(value)) return false;
  return Object.entries(value).some(([key, inside]) => CAMEL.test(key) || holdsCamel(inside));
}

/** The value with every camelCase key in snake_case as well; the only key of an object is replaced. */
function respelled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(respelled);
  if (!isObject(value)) return value;
  const own = Object.entries(value).map(([key, inside]) => [key, respelled(inside)] as const);
  const also = own.flatMap(([key, inside]) => (CAMEL.test(key) ? [[snake(key), inside] as const] : []));
  return Object.fromEntries(own.length === 1 && also.length === 1 ? also : [...also, ...own]);
}

/**
 * An answer whose keys can be read in snake_case, in which the documents name nearly all: a platform that writes
 * camelCase means the same (Z-130). Anything else is returned as it came.
 */
export const withSnakeKeys = (answer: unknown): unknown => (holdsCamel(answer) ? respelled(answer) : answer);
