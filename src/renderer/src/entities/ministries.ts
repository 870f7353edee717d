import { defineTree } from '@/kit/trees/define-tree.ts';

/** The tree of the ministries and everything subordinate to them (spec 002 §3, §7). */
export const ministries = defineTree({ path: 'api/v1/ministries', itemKey: 'ministry' });
