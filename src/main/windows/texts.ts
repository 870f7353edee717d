import type { Script } from '@shared/settings.ts';
import type { Unfinished } from './unfinished.ts';

const LATIN = {
  crashed: "Sahifa kutilmaganda to'xtadi",
  crashedDetail: "Saqlanmagan o'zgarishlar yo'qolgan bo'lishi mumkin. Sahifani qayta yuklang.",
  hung: 'Sahifa javob bermayapti',
  hungDetail: "Biroz kutib ko'ring. Qayta yuklansa, saqlanmagan o'zgarishlar yo'qoladi.",
  notLoaded: 'Sahifa ochilmadi',
  errorNumber: 'Xato raqami',
  notLoadedDetail: "Qayta yuklab ko'ring. Takrorlansa, dasturni qayta o'rnating.",
  /** The work that closing would interrupt, and the consequence. */
  unfinished: {
    uploads: {
      message: 'Fayl hali yuborilmoqda',
      detail: 'Dastur yopilsa, fayl platformaga yetib bormasligi mumkin.',
    },
    calls: { message: 'Amallar hali bajarilmoqda', detail: 'Dastur yopilsa, qolganlari yuborilmaydi.' },
    sending: {
      message: "Ma'lumot hali yuborilmoqda",
      detail: "Dastur yopilsa, natijasi ma'lum bo'lmay qoladi: keyin tekshirib ko'ring.",
    },
    drafts: {
      message: "Saqlanmagan o'zgarishlar bor",
      detail: "Yozganlaringiz shu kompyuterda shifrlab saqlab qo'yildi: dastur qayta ochilganda taklif qilinadi.",
    },
    unsaved: { message: "Saqlanmagan o'zgarishlar bor", detail: "Dastur yopilsa, yozganlaringiz yo'qoladi." },
    downloads: { message: 'Yuklab olish tugamagan', detail: "Dastur yopilsa, yuklab olish to'xtaydi." },
  } satisfies Record<Unfinished, { message: string; detail: string }>,
  openTable: {
    message: 'Jadval ochilsinmi?',
    detail:
      "Unda begona fayldan olingan matnlar bor. Jadval dasturi formulalarni ishga tushirishni so'rasa, rad eting.",
    open: 'Ochish',
    leave: 'Bekor qilish',
  },
  supportFile: {
    saved: 'Yordam fayli saqlandi',
    savedDetail: "Uni yordam xizmatiga yuboring. Ichida parol, sessiya kaliti va shaxsiy raqamlar yo'q.",
    show: "Papkada ko'rsatish",
    close: 'Yopish',
    notSaved: 'Yordam fayli saqlanmadi',
    notSavedDetail: "Diskdagi bo'sh joyni va yuklab olishlar papkasini tekshirib, qayta urinib ko'ring.",
  },
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
  errorNumber: 'Хато рақами',
  notLoadedDetail: 'Қайта юклаб кўринг. Такрорланса, дастурни қайта ўрнатинг.',
  unfinished: {
    uploads: { message: 'Файл ҳали юборилмоқда', detail: 'Дастур ёпилса, файл платформага етиб бормаслиги мумкин.' },
    calls: { message: 'Амаллар ҳали бажарилмоқда', detail: 'Дастур ёпилса, қолганлари юборилмайди.' },
    sending: {
      message: 'Маълумот ҳали юборилмоқда',
      detail: 'Дастур ёпилса, натижаси маълум бўлмай қолади: кейин текшириб кўринг.',
    },
    drafts: {
      message: 'Сақланмаган ўзгаришлар бор',
      detail: 'Ёзганларингиз шу компьютерда шифрлаб сақлаб қўйилди: дастур қайта очилганда таклиф қилинади.',
    },
    unsaved: { message: 'Сақланмаган ўзгаришлар бор', detail: 'Дастур ёпилса, ёзганларингиз йўқолади.' },
    downloads: { message: 'Юклаб олиш тугамаган', detail: 'Дастур ёпилса, юклаб олиш тўхтайди.' },
  },
  openTable: {
    message: 'Жадвал очилсинми?',
    detail: 'Унда бегона файлдан олинган матнлар бор. Жадвал дастури формулаларни ишга туширишни сўраса, рад этинг.',
    open: 'Очиш',
    leave: 'Бекор қилиш',
  },
  supportFile: {
    saved: 'Ёрдам файли сақланди',
    savedDetail: 'Уни ёрдам хизматига юборинг. Ичида парол, сессия калити ва шахсий рақамлар йўқ.',
    show: 'Папкада кўрсатиш',
    close: 'Ёпиш',
    notSaved: 'Ёрдам файли сақланмади',
    notSavedDetail: 'Дискдаги бўш жойни ва юклаб олишлар папкасини текшириб, қайта уриниб кўринг.',
  },
  downloaded: 'Файл сақланди',
  notDownloaded: 'Файл юклаб олинмади',
  reload: 'Қайта юклаш',
  wait: 'Кутиш',
  close: 'Дастурни ёпиш',
  stay: 'Қолиш',
};

/** Texts of dialogs and notifications, for when the page cannot show a message or is not in view. */
export const WINDOW_TEXTS: Record<Script, typeof LATIN> = { latin: LATIN, cyrillic: CYRILLIC };
