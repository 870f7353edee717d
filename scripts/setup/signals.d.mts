export const ENDING: readonly NodeJS.Signals[];
export const passesSignals: (platform: NodeJS.Platform) => boolean;
