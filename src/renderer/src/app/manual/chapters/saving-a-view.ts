import type { Chapter, Control } from '../chapter.ts';

const STAGES = { role: 'radiogroup', name: 'Bosqich' } as const;
const DIALOG: Control = { role: 'dialog', name: 'Hozirgi filtrni saqlash' };

export const savingAView: Chapter = {
  id: 'saving-a-view',
  title: 'Filtrni saqlab, keyin bir bosishda ochish',
  when: 'Har kuni bir xil filtr bilan ishlaganda uni har safar qaytadan tanlamaslik uchun.',
  needs: ["Ro'yxat ochilgan bo'lsin."],
  screen: 'initiatives',
  steps: [
    {
      says: 'Kerakli filtrni tanlang, masalan, «{{control}}» tugmasini bosing.',
      at: { role: 'radio', name: 'Yangilar', within: STAGES },
      act: 'click',
      sees: { role: 'radio', name: 'Yangilar', within: STAGES, checked: true },
    },
    {
      says: "{{keys}} ni bosing: filtrga nom so'raladi.",
      act: { keys: 'Ctrl+KeyD' },
      sees: DIALOG,
    },
    {
      says: "«{{control}}» maydoniga o'zingizga tushunarli nom yozing.",
      at: { role: 'textbox', name: 'Nomi', within: DIALOG },
      act: 'type',
      example: 'Bugun qaraladigan yangilar',
    },
    {
      says: '«{{control}}» tugmasini bosing.',
      at: { role: 'button', name: 'Saqlash', within: DIALOG },
      act: 'click',
    },
    {
      says: "Sinab ko'rish uchun «{{control}}» tugmasi bilan filtrni oling.",
      at: { role: 'button', name: 'Filtrlarni tozalash' },
      act: 'click',
      sees: { role: 'radio', name: 'Barchasi', within: STAGES, checked: true },
    },
    {
      says: "«{{control}}» tugmasini bosing: saqlangan filtrlar shu yerda, nomini bossangiz, ro'yxat o'sha filtr bilan ochiladi.",
      at: { role: 'button', name: "Ko'rinishlar" },
      act: 'click',
      sees: { role: 'dialog', name: "Ko'rinishlarim" },
    },
  ],
  troubles: [
    {
      told: "Ko'pi bilan 30 ta ko'rinish saqlanadi",
      remedy: "Keraksizini o'chiring: «{{control}}» tugmasini bosib, uning yonidagi belgidan foydalaning.",
      at: { role: 'button', name: "Ko'rinishlar" },
    },
    {
      told: "Bu ko'rinishdagi filtr endi yo'q",
      remedy: "Saqlangan filtrning mavsumi yoki hududi o'chirilgan: uni qaytadan tanlab, yangi nom bilan saqlang.",
    },
  ],
};
