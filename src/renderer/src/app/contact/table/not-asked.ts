import type { NotAsked } from '@/features/contact/line.ts';
import type { Text } from '@/i18n/text.ts';

const of = (screen: Text, readings: string, why: Text, ...settings: readonly string[]): NotAsked => ({
  screen,
  readings: readings.split(' ').map((number) => `Z-${number}`),
  why,
  ...(settings.length > 0 && { settings }),
});

/** What reading alone does not show, with its readings: mostly what only a call that changes something would tell. */
export const NOT_ASKED: readonly NotAsked[] = [
  {
    screen: "Tashabbuslar ro'yxati",
    readings: [],
    why: "rad javobining matni qayerda turishi faqat rad etilgan so'rovda ko'rinadi",
  },
  of(
    'Tashabbusni tasdiqlash',
    '001 005 038 039 041 044 045 046 048 126 148 151 165 170 171',
    'tashabbusni qabul qilish kerak',
    'acceptKeys',
    'emptyFields',
  ),
  of("Tashabbusni ko'rib chiqish", '042 145', 'tashabbusni rad etish kerak', 'emptyFields'),
  of("Tashabbusni ko'rib chiqish", '043 051', 'moderator qarorini tasdiqlash yoki qaytarish kerak'),
  of("Tashabbusni ko'rib chiqish", '049 050', "g'olibni mahrum qilish kerak", 'emptyFields'),
  of('Tashabbusni tahrirlash', '006 013 014 060 090 128', 'tashabbusni saqlash kerak'),
  of("Tashabbuslar ro'yxati", '054 150', "joylashuv yoki reyestrni o'zgartirish kerak"),
  of("Tashabbuslar ro'yxati", '002 052 053 115 173', 'hujjat yuklash kerak'),
  of("Tashabbuslar ro'yxati", '139', 'mualliflarga SMS yuborish kerak'),
  of('Moderatsiya natijasi', '084', 'natija yuborish kerak'),
  of(
    "Shaffof investitsiya ma'lumotlari",
    '075 076 077 125 129 159 160 184',
    'investitsiya obyektini yaratish kerak',
    'investPublicIdKey',
  ),
  of('Xronologiya hisoboti', '079', 'xronologiyani yangilash kerak'),
  of('Yangiliklar', '063 124', 'maqolani saqlash kerak'),
  of('Normativ hujjatlar', '080 081', 'fayl bilan hujjat saqlash kerak'),
  of('Murojaatlar', '138 168', 'murojaatga javob yuborish kerak'),
  of('Choraklik hisobotlar', '070 174', 'hisobot saqlash kerak'),
  of("Davlat budjeti ko'rsatkichlari", '095 096', "ko'rsatkichni saqlash kerak"),
  of('Boshqaruvchilar', '086 175 176', 'boshqaruvchini saqlash yoki jadval yuklash kerak', 'emptyFields'),
  of('Tashkilotlar', '088', "tashkilotni o'zgartirish kerak"),
  of('Buyurtmachilar', '029', 'STIR raqamlari solishtirilmaydi'),
  of('Tashabbus xronologiyasi', '011 074', 'xronologiya yozuvini saqlash kerak'),
  of('Mahallalar', '068', 'mahallani saqlash kerak'),
  of('Maktab tashabbuslari', '104 116 161 162', "tashabbusni o'zgartirish kerak"),
  of('Maktab tashabbuslari', '100', 'ovozlar jadvalini yuklash kerak'),
  of('Maktab tashabbuslari', '105', "g'oliblar alohida so'ralmaydi"),
  of('Maktab tashabbuslari', '135', "bir so'rovda 20 tadan ko'p qator so'ralmaydi"),
  of('Maxfiy kalitlar', '101', 'jadval yuklash kerak'),
  of('Tashabbus toifalari', '112 182', 'fayl yuklash kerak'),
  of('Tizimga kirish', '015 036 058 061 067 134 142 143 144', "kirishning o'zida ko'rinadi", 'captchaResult'),
];
