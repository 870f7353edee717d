import type { Chapter, Control } from '../chapter.ts';

const STATUSES = { role: 'radiogroup', name: 'Holati' } as const;
const CHOSEN: Control = { role: 'toolbar', name: '{{count}} ta belgilandi' };
const DIALOG: Control = { role: 'dialog', name: 'Belgilanganlarga javob berish' };

export const answeringSeveral: Chapter = {
  id: 'answering-several',
  title: 'Bir nechta murojaatga birdan javob berish',
  when: "Ko'p fuqaro bir xil savol yozganda hammasiga bitta matn yuborish uchun.",
  needs: ["Sahifada javob berilmagan bir nechta murojaat bo'lsin."],
  screen: 'appeals',
  part: 'administers',
  steps: [
    {
      says: 'Javob kutayotganlarini qoldiring: «{{control}}» tugmasini bosing.',
      at: { role: 'radio', name: 'Yangi', within: STATUSES },
      act: 'click',
      sees: { role: 'radio', name: 'Yangi', within: STATUSES, checked: true },
    },
    {
      says: '«{{control}}» tugmasini bosing yoki keraklilarini qator boshidagi katakcha bilan belgilang.',
      at: { role: 'button', name: 'Sahifadagi yangilarni belgilash' },
      act: 'click',
      sees: CHOSEN,
    },
    {
      says: 'Tepada chiqqan «{{control}}» tugmasini bosing.',
      at: { role: 'button', name: 'Javob berish', within: CHOSEN },
      act: 'click',
      sees: DIALOG,
    },
    {
      says: "«{{control}}» ro'yxatini o'qing: javob shularning hammasiga ketadi.",
      at: { role: 'list', name: 'Belgilanganlar', within: DIALOG },
      act: 'look',
    },
    {
      says: "«{{control}}» maydoniga hammasiga to'g'ri keladigan matnni yozing.",
      at: { role: 'textbox', name: 'Javob', within: DIALOG },
      act: 'type',
      example: "Murojaatingiz o'rganildi. Ovoz berish muddati rasmiy saytda e'lon qilinadi.",
    },
    {
      says: '«{{control}}» tugmasini yoki {{keys}} ni bosing: har biriga alohida javob yuboriladi.',
      at: { role: 'button', name: 'Javob yuborish', within: DIALOG },
      act: { keys: 'Ctrl+Enter' },
      sees: { told: "Murojatga javob yo'llandi." },
    },
  ],
  troubles: [
    {
      told: "Ko'rinayotgan ro'yxatda yo'q",
      remedy: 'Boshqa sahifada yoki boshqa filtrda belgilangan murojaat ham bor: unga ham javob ketishini tekshiring.',
    },
    {
      told: 'Qayta urinish',
      remedy:
        "Ba'zilari yuborilmagan: sababi ro'yxatda. Shu tugmani bosing: yuborilganlari ikkinchi marta yuborilmaydi.",
    },
  ],
};
