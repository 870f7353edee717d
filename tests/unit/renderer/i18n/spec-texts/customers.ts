/** Customers (spec 002 §2). */
export const SPEC = ['Inn'];
