import type { UpdateProblem, UpdatesOff } from '@shared/updates.ts';
import type { Text } from '@/i18n/catalogue.ts';

/** What failed and what to do, in words. */
export const PROBLEMS: Record<UpdateProblem, Text> = {
  network: "Yangilanishlar serveri bilan aloqa yo'q yoki uzildi. Tarmoqni tekshirib, qayta urinib ko'ring.",
  missing: 'Yangilanish serverda topilmadi. Administratorga xabar bering.',
  'not-a-feed':
    "Server o'rniga boshqa sahifa javob berdi: tarmoq avval kirishni so'rayotgan bo'lishi mumkin. Brauzerda biror saytni ochib ko'ring.",
  server: "Yangilanishlar serveri so'rovni rad etdi. Keyinroq qayta urinib ko'ring.",
  checksum:
    "Yuklab olingan fayl e'lon qilingan faylga mos emas va o'chirildi. Qayta urinib ko'ring; takrorlansa, administratorga xabar bering.",
  signature:
    "Yuklab olingan faylning imzosi dastur muallifiniki emas, shuning uchun u o'chirildi. Administratorga xabar bering.",
  'no-space': "Diskda joy yetarli emas. Joy bo'shatib, qayta urinib ko'ring.",
  disk: "Faylni diskka yozib bo'lmadi. Administratorga murojaat qiling.",
  'not-started': "O'rnatish boshlanmadi. Qayta urinib ko'ring yoki administratorga murojaat qiling.",
  other: "Yangilab bo'lmadi. Qayta urinib ko'ring yoki administratorga murojaat qiling.",
};

/** Why this installation does not look for updates. */
export const OFF: Record<UpdatesOff, Text> = {
  'not-configured': 'Yangilanishlar manzili sozlanmagan. Administrator uni dastur sozlamalariga kiritishi kerak.',
  administrator: 'Bu kompyuterda dasturni administrator yangilaydi.',
  'not-installed': "Dastur o'rnatilmagan holda ishga tushirilgan: u yangilanmaydi.",
};
