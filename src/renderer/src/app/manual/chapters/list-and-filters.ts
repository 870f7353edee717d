import type { Chapter } from '../chapter.ts';

const STAGES = { role: 'radiogroup', name: 'Bosqich' } as const;

export const listAndFilters: Chapter = {
  id: 'list-and-filters',
  title: "Ro'yxatdan tashabbusni topish",
  when: "Kerakli tashabbusni topish yoki bir xil bosqichdagi tashabbuslarni birga ko'rish uchun.",
  needs: ["Ro'yxatda kamida bitta tashabbus bo'lsin."],
  screen: 'initiatives',
  steps: [
    {
      says: '«{{control}}» jadvaliga qarang: har bir qator bitta tashabbus, eng yangisi tepada.',
      at: { role: 'table', name: "Tashabbuslar ro'yxati" },
      act: 'look',
    },
    {
      says: 'Faqat bitta bosqichni qoldiring: «{{control}}» tugmasini bosing.',
      at: { role: 'radio', name: 'Rad etilganlar', within: STAGES },
      act: 'click',
      sees: { role: 'radio', name: 'Rad etilganlar', within: STAGES, checked: true },
    },
    {
      says: '«{{control}}» maydoniga tashabbus raqamini, mavzusini yoki muallifining ismini yozing.',
      at: { role: 'searchbox', name: 'ID, mavzu, muallif' },
      act: 'type',
      example: 'maktab hovlisi',
      sees: { role: 'row' },
    },
    {
      says: "Topilgan qatorni bosing: u ochiladi va matni, muallifi, manzili hamda rasmlari ko'rinadi.",
      at: { role: 'row' },
      act: 'click',
      sees: { role: 'article' },
    },
    {
      says: "Ro'yxatni yana to'liq ko'rish uchun «{{control}}» tugmasini bosing.",
      at: { role: 'button', name: 'Filtrlarni tozalash' },
      act: 'click',
      sees: { role: 'radio', name: 'Barchasi', within: STAGES, checked: true },
    },
  ],
  troubles: [
    {
      told: 'Bunday tashabbus topilmadi',
      remedy: "So'zni qisqartiring yoki «{{control}}» tugmasini bosing: boshqa filtr ham qolgan bo'lishi mumkin.",
      at: { role: 'button', name: 'Filtrlarni tozalash' },
    },
    {
      told: 'Qayta urinish',
      remedy:
        "Aloqa uzilgan bo'lsa, ro'yxat o'rnida shu tugma chiqadi: aloqa tiklangach, uni bosing. Filtrlar joyida qoladi.",
    },
  ],
};
