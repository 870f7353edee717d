/**
 * A path of the platform below `api/`, without query: segments of word characters, so that neither dot segments nor
 * encoded slashes can leave `api/`.
 */
export const API_PATH = /^api(\/[\w-][\w.-]*)+$/;

/** The name of a file in the platform's file service. */
export const FILE_HASH = /^[\w-]{1,128}$/;

/** The path of a file in the platform's file service. */
export const filePath = (hash: string): string => `api/v2/info/file/${hash}`;
