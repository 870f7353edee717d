/** Support: the number of a failure, the network check, the support file. */
export const OURS = ['Xato raqami'] as const;
