/**
 * A path of the platform below `api/`, without query: segments of word characters, so that neither dot segments nor
 * encoded slashes can leave `api/`.
 */
const API_PATH = /^api(\/[\w-][\w.-]*)+$/;

/** The creation of an investment object: the only call whose path ends in a slash (spec 001 §7). */
export const INVEST_CREATION_PATH = 'api/v1/chronology/invest/';

/** Whether a text is a path of a call of the platform. */
export const isApiPath = (path: string): boolean => path === INVEST_CREATION_PATH || API_PATH.test(path);

/** The name of a file in the platform's file service. */
export const FILE_HASH = /^[\w-]{1,128}$/;

/** The path of a file in the platform's file service. */
export const filePath = (hash: string): string => `api/v2/info/file/${hash}`;
