/** Address of the network check, which is open with and without a session. */
export const NETWORK_CHECK = '/network-check';
