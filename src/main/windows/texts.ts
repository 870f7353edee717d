import type { Script } from '@shared/settings.ts';

const LATIN = {
  crashed: "Sahifa kutilmaganda to'xtadi",
  crashedDetail: "Saqlanmagan o'zgarishlar yo'qolgan bo'lishi mumkin. Sahifani qayta yuklang.",
  hung: 'Sahifa javob bermayapti',
  hungDetail: "Biroz kutib ko'ring. Qayta yuklansa, saqlanmagan o'zgarishlar yo'qoladi.",
  notLoaded: 'Sahifa ochilmadi',
  notLoadedDetail: "Qayta yuklab ko'ring. Takrorlansa, dasturni qayta o'rnating.",
  downloadsRunning: 'Yuklab olish tugamagan',
  downloadsRunningDetail: "Dastur yopilsa, yuklab olish to'xtaydi.",
  downloaded: 'Fayl saqlandi',
  notDownloaded: 'Fayl yuklab olinmadi',
  reload: 'Qayta yuklash',
  wait: 'Kutish',
  close: 'Dasturni yopish',
  stay: 'Qolish',
};

const CYRILLIC: typeof LATIN = {
  crashed: 'Саҳифа кутилмаганда тўхтади',
  crashedDetail: 'Сақланмаган ўзгаришлар йўқолган бўлиши мумкин. Саҳифани қайта юкланг.',
  hung: 'Саҳифа жавоб бермаяпти',
  hungDetail: 'Бироз кутиб кўринг. Қайта юкланса, сақланмаган ўзгаришлар йўқолади.',
  notLoaded: 'Саҳифа очилмади',
  notLoadedDetail: 'Қайта юклаб кўринг. Такрорланса, дастурни қайта ўрнатинг.',
  downloadsRunning: 'Юклаб олиш тугамаган',
  downloadsRunningDetail: 'Дастур ёпилса, юклаб олиш тўхтайди.',
  downloaded: 'Файл сақланди',
  notDownloaded: 'Файл юклаб олинмади',
  reload: 'Қайта юклаш',
  wait: 'Кутиш',
  close: 'Дастурни ёпиш',
  stay: 'Қолиш',
};

/** Texts of dialogs and notifications: they speak where the page cannot, or is not looked at. */
export const WINDOW_TEXTS: Record<Script, typeof LATIN> = { latin: LATIN, cyrillic: CYRILLIC };
