/** The colours of the map: quiet, so that a pin is what one sees. */
export const COLOURS = {
  land: '#f1efe8',
  oasis: [226, 234, 214],
  fields: ['#e9eede', '#e3ebd5', '#edf0e2', '#e6e9d3', '#f0efdf'],
  town: '#e6e4dd',
  house: '#d8d5cb',
  park: '#cfe3c4',
  water: '#a9d2de',
  casing: '#d9d6cc',
  street: '#ffffff',
  roadCasing: '#dccf9f',
  road: '#fdf3cf',
  highwayCasing: '#dfb877',
  highway: '#fbdda0',
  district: '#4b5a63',
  region: '#2f4a57',
  quarter: '#6b7278',
} as const;
