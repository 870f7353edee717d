import type { Chapter, Control } from '../chapter.ts';

const COMPARE: Control = { role: 'button', name: 'Taqqoslash' };
const COMPARISON: Control = { role: 'article', name: 'Taqqoslash' };

export const comparing: Chapter = {
  id: 'comparing',
  title: "O'xshash tashabbuslarni taqqoslash",
  when: "Bitta ish uchun ikki xil tashabbus yuborilganga o'xshaganda ularni yonma-yon ko'rish uchun.",
  needs: ["Yaqin joyda boshqa tashabbus ham bo'lsin yoki uning matni o'xshash bo'lsin."],
  screen: 'initiatives',
  part: 'proposes',
  steps: [
    {
      says: '«{{control}}» tugmasini yoki {{keys}} ni bosing: tashabbus ochiladi.',
      at: { role: 'button', name: "Ko'rib chiqish" },
      act: { keys: 'KeyV' },
      sees: { role: 'toolbar', name: 'Amallar' },
    },
    {
      says: "Tekshiruvlar ostidagi o'xshash tashabbuslarga qarang: har birining nimasi o'xshashligi yozilgan. Ular topilsa, «{{control}}» tugmasi ham chiqadi.",
      at: COMPARE,
      act: 'look',
      screen: 'initiatives/review',
    },
    {
      says: '«{{control}}» tugmasini yoki {{keys}} ni bosing.',
      at: COMPARE,
      act: { keys: 'KeyS' },
      sees: COMPARISON,
    },
    {
      says: "Ikkita tashabbus yonma-yon turadi: umumiy so'zlar belgilangan, oradagi masofa va boshqasining qarori yozilgan.",
      at: COMPARISON,
      act: 'look',
    },
    {
      says: "{{keys}} ni bosing: taqqoslash yopiladi va o'z qaroringizni qabul qilasiz.",
      act: { keys: 'Escape' },
      sees: COMPARE,
    },
  ],
  troubles: [
    {
      told: "Faqat taqqoslash uchun: qaror sizniki. Ism bir xil bo'lsa ham, boshqa odam bo'lishi mumkin.",
      remedy: "Dastur tashabbuslarni o'zi birlashtirmaydi va rad etmaydi: matn, rasm va joyni o'zingiz solishtiring.",
    },
  ],
};
