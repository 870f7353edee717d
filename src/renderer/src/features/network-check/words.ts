import type { Check, CheckName, CheckProblem } from '@shared/network-check.ts';
import { formatCount } from '@/i18n/formats.ts';
import type { Translation } from '@/i18n/i18n.ts';
import type { Text } from '@/i18n/text.ts';
import { fileSize } from '@/kit/files/file-size.ts';

/** Names of the checks. */
export const NAMES: Readonly<Record<CheckName, Text>> = {
  platform: 'Platforma',
  'sign-on': 'Yagona kirish tizimi',
  tiles: 'Xarita',
  geocoder: 'Manzillar xizmati',
  keychain: 'Parollar ombori',
  downloads: 'Yuklab olishlar papkasi',
  profile: 'Dastur papkasi',
  clock: 'Kompyuter soati',
};

/** Words of the states: colour and icon never stand alone. */
export const STATES: Readonly<Record<Check['state'], Text>> = {
  good: 'Joyida',
  warning: "E'tibor bering",
  bad: 'Ishlamayapti',
  unknown: 'Aniqlanmadi',
};

/** What a person can do about a problem. */
export const ADVICE: Readonly<Record<CheckProblem, Text>> = {
  offline: 'Kompyuter tarmoqqa ulanmagan. Tarmoq kabelini yoki simsiz tarmoqni tekshiring.',
  name: 'Server nomi topilmadi. Internet va DNS sozlamalarini tekshiring; takrorlansa, administratorga murojaat qiling.',
  refused:
    "Server ulanishni rad etdi: u ishlamayotgan yoki tarmoqda to'silgan bo'lishi mumkin. Administratorga murojaat qiling.",
  certificate:
    "Server sertifikatiga ishonib bo'lmadi. Kompyuter sanasini tekshiring; sana to'g'ri bo'lsa, administratorga murojaat qiling: tashkilot sertifikati o'rnatilmagan bo'lishi mumkin.",
  'proxy-password': "Proksi-server login va parol so'rayapti. Administratorga murojaat qiling.",
  proxy: "Proksi-serverga ulanib bo'lmadi. Proksi sozlamalarini administrator bilan tekshiring.",
  'captive-portal':
    "Javob o'rniga boshqa sahifa keldi: tarmoq avval brauzerda kirishni talab qilayotgan bo'lishi mumkin. Brauzerni ochib, tarmoqqa kiring va qayta tekshiring.",
  timeout:
    'Server vaqtida javob bermadi. Birozdan keyin qayta tekshiring; takrorlansa, administratorga murojaat qiling.',
  server:
    'Server xato bilan javob berdi. Birozdan keyin qayta tekshiring; takrorlansa, platforma xodimlariga xabar bering.',
  connection: "Aloqa uzilib qoldi. Internet ulanishini va qayta tekshirishni sinab ko'ring.",
  slow: 'Aloqa sekin: sahifalar va fayllar kechikib ochiladi.',
  'no-keychain':
    'Parollar ombori javob bermayapti: sessiya faqat dastur yopilguncha saqlanadi. Ombor qulfini ochib, dasturni qayta ishga tushiring.',
  'low-space': "Diskda joy oz qoldi. Keraksiz fayllarni o'chiring.",
  'no-folder': 'Papka topilmadi yoki ochilmadi. Boshqa papkani tanlang yoki administratorga murojaat qiling.',
  'no-figure': "Disk bo'sh joyini ko'rsatmadi.",
  'clock-off': "Kompyuter soati server soatidan farq qiladi. Sana, vaqt va vaqt mintaqasini to'g'rilang.",
  'no-server-time': "Platforma javob bermagani uchun soatni solishtirib bo'lmadi.",
};

/** The figure of a check in words; null if it has none. */
export function figureText(figure: Check['figure'], t: Translation['t']): string | null {
  if (!figure) return null;
  const { unit, value } = figure;
  if (unit === 'ms') return t('{{count}} ms', { count: formatCount(value) });
  if (unit === 'bytes') return t("{{size}} bo'sh", { size: fileSize(value, t) });
  if (value === 0) return t("farqi yo'q");
  const count = formatCount(Math.abs(value));
  return value > 0 ? t('{{count}} daqiqa oldinda', { count }) : t('{{count}} daqiqa orqada', { count });
}
