import { defineIndicatorTree } from './define-indicator-tree.ts';

/** The expenses, as spelt by the platform. */
export const expenses = defineIndicatorTree({
  name: 'expences',
  itemKey: 'expense',
  indicators: 'expence-indicators',
  nodeKey: 'expence_id',
  root: 'Xarajatlar',
  noun: 'ta xarajat',
});

/** The economic classifications. */
export const classifications = defineIndicatorTree({
  name: 'economic-classifications',
  itemKey: 'classification',
  indicators: 'economic-classification-indicators',
  nodeKey: 'economic_classification_id',
  root: 'Klassifikatorlar',
  noun: 'ta klassifikator',
});
