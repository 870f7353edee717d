/** Address of the check of the platform; it begins with a session only. */
export const CONTACT = '/contact';
