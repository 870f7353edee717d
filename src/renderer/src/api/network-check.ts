/** Address of the network check, available with and without a session. */
export const NETWORK_CHECK = '/network-check';
