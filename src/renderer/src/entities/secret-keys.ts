/** Path of the secret keys; their query keys begin with it. */
export const SECRET_KEYS_PATH = 'api/v1/my-school/secret-keys';
