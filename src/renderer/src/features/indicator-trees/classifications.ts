import { defineIndicatorTree } from './define-indicator-tree.ts';

/** The economic classifications. */
export const classifications = defineIndicatorTree({
  name: 'economic-classifications',
  itemKey: 'classification',
  indicators: 'economic-classification-indicators',
  nodeKey: 'economic_classification_id',
  root: 'Klassifikatorlar',
  noun: 'ta klassifikator',
});
