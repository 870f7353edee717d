import type { Chapter, Control } from '../chapter.ts';

const PALETTE: Control = { role: 'dialog', name: "Sahifaga o'tish" };

export const findingTheWay: Chapter = {
  id: 'finding-the-way',
  title: 'Kerakli sahifani tez topish',
  when: 'Sahifa menyuning qayerida turganini bilmaganda yoki sichqonchasiz ishlaganda.',
  needs: ["Dasturga kirgan bo'ling."],
  screen: 'desk',
  steps: [
    {
      says: '«{{control}}» tugmasini yoki {{keys}} ni bosing.',
      at: { role: 'button', name: "Sahifaga o'tish" },
      act: { keys: 'Ctrl+KeyK' },
      sees: PALETTE,
    },
    {
      says: "Sahifa nomining bir qismini yozing: lotin yoki kirill yozuvida, katta-kichik harfning farqi yo'q.",
      at: { role: 'textbox', name: "Sahifaga o'tish", within: PALETTE },
      act: 'type',
      example: 'jurnal',
    },
    {
      says: '{{keys}} ni bosing: belgilangan sahifa ochiladi.',
      act: { keys: 'Enter' },
      sees: { role: 'radiogroup', name: 'Amallar turi' },
    },
    {
      says: "Bu jurnal: siz yuborgan har bir o'zgarish vaqti va natijasi bilan turadi. «{{control}}» tugmasi o'tgan kunlarni ham ko'rsatadi.",
      at: { role: 'radio', name: 'Mavsum', within: { role: 'radiogroup', name: 'Kunlar' } },
      act: 'click',
      sees: { role: 'radio', name: 'Mavsum', within: { role: 'radiogroup', name: 'Kunlar' }, checked: true },
      screen: 'desk/journal',
    },
    {
      says: "{{keys}} ni bosing: shu sahifada ishlaydigan barcha tugmalar ro'yxati ochiladi.",
      act: { keys: 'Shift+Slash' },
      sees: { role: 'dialog', name: 'Tezkor tugmalar' },
    },
  ],
  troubles: [
    {
      told: 'Hech narsa topilmadi',
      remedy:
        "So'zni qisqartiring yoki boshqa so'z bilan qidiring. Sahifa lavozimingizga ochilmagan bo'lsa ham topilmaydi.",
    },
  ],
};
