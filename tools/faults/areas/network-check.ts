import type { Area } from '../fault.ts';

export default {
  specs: ['network'],
  faults: [
    {
      file: 'features/network-check/words.ts',
      find: 'warning: "E\'tibor bering",',
      put: "warning: 'Joyida',",
      says: 'A warning is told as fine.',
    },
    {
      file: 'features/network-check/words.ts',
      find: "value > 0 ? t('{{count}} daqiqa oldinda', { count })",
      put: "value < 0 ? t('{{count}} daqiqa oldinda', { count })",
      says: 'A clock that is late is told as early.',
    },
    {
      file: 'features/network-check/network-check-page.tsx',
      find: 'unwrap(bridge.support.saveFile())',
      put: 'unwrap(bridge.support.checkNetwork())',
      says: 'The button of the support file checks the network.',
    },
    {
      file: 'features/network-check/network-check-page.tsx',
      find: "problem === 'clock-off' && serverTime",
      put: "problem !== 'clock-off' && serverTime",
      says: "The server's time stands beside every other problem.",
    },
  ],
} satisfies Area;
