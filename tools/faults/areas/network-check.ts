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
    {
      file: 'features/network-check/words.ts',
      find: "downloads: 'Yuklab olishlar papkasi',\n  profile: 'Dastur papkasi',",
      put: "downloads: 'Dastur papkasi',\n  profile: 'Yuklab olishlar papkasi',",
      says: "The two folders are called by each other's names.",
    },
    {
      file: 'features/network-check/network-check-page.tsx',
      find: "isFetching ? t('Tekshirilmoqda…')",
      put: "isFetching && !data ? t('Tekshirilmoqda…')",
      says: 'While it checks again, the page says when it has checked, as if it were done.',
    },
  ],
} satisfies Area;
