import type { GroupId, Screen } from '@/app/menu/screen.ts';
import { CONTENT } from '@/i18n/failure-words.ts';
import type { Text } from '@/i18n/text.ts';

const Page = () => null;

/** A screen whose address is its title; titles are invented. */
const screen = (group: GroupId, title: string, section?: string): Screen => ({
  path: title.toLowerCase().replace(/[^a-z\d]+/g, '-'),
  title: title as Text,
  group,
  ...(section !== undefined && { section: section as Text }),
  roles: [],
  menu: true,
  words: CONTENT,
  lazy: async () => ({ Component: Page }),
});

const REFERENCE: Readonly<Record<string, readonly string[]>> = {
  Moliya: [
    'Vazirliklar',
    'Vazirliklar ijrosi',
    "Jamg'armalar",
    "Davlat maqsadli jamg'armalari",
    'Konsolidatsiyalangan budjet',
    "Davlat budjeti ko'rsatkichlari",
    'Xarajatlar',
    'Klassifikatorlar',
    'Indikator tashkilotlari',
  ],
  'Hudud va tashkilotlar': [
    'Mahallalar',
    'Aholi soni',
    'Tashkilotlar',
    "Bog'chalar",
    "Bog' joylari",
    "Yo'llar",
    "Yo'l narxlari",
  ],
  Odamlar: ['Moderatorlar', 'Boshqaruvchilar', 'Foydalanuvchilar'],
  'Buyurtma va xarid': [
    'Buyurtmachilar',
    'Xronologiya buyurtmachilari',
    'Pudratchilar',
    'Mahsulotlar',
    'Mahsulot toifalari',
  ],
  Matnlar: ['Javob shablonlari'],
};

const several = (count: number, title: (number: number) => string): readonly string[] =>
  Array.from({ length: count }, (_, index) => title(index + 1));

/** The entry that is also in a second group. */
const TWICE = 'Javob shablonlari';

/**
 * A hundred entries: 25 of the drawn menu, in sections, one of them also in a second group; a very long group without
 * sections; short groups beside them.
 */
export const HUNDRED: readonly Screen[] = [
  ...several(60, (number) => `${number}-sahifa`).map((title) => screen('site', title)),
  ...Object.entries(REFERENCE).flatMap(([section, titles]) =>
    titles.map(
      (title): Screen => ({
        ...screen('reference', title, section),
        ...(title === TWICE && { also: { group: 'other' } }),
      }),
    ),
  ),
  ...several(13, (number) => `${number}-maktab sahifasi`).map((title) => screen('my-school', title)),
  ...several(2, (number) => `Boshqa ${number}`).map((title) => screen('other', title)),
];
