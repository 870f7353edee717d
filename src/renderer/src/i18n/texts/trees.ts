/** Trees of titles, ministries and their execution, the consolidated budget (spec 002 §2, §3, §5, §8). */
export const SPEC = [
  'Vazirliklar',
  'Konsolidatsiyalangan budjet',
  'Faylni yuklash majburiy',
  'Nom majburiy',
  'Majburiy',
  'Izoh majburiy',
  "Ma'lumotlar saqlandi!",
  'Daromad',
  'Xarajat',
] as const;

export const OURS = [
  // Trees
  'Joylashuv',
  "Ichida yozuv yo'q",
  "Ichini ko'rish",
  "Ichiga qo'shish",
  "Qo'shish faqat yuqori darajada",
  "Yuqori bo'g'in",
  "↑ ↓ — ro'yxat bo'ylab, → — ichini ko'rish, ← — orqaga, Enter — tanlash",
  // Ministries
  'Vazirlik',
  'ta vazirlik yoki tashkilot',
  // Their execution
  'Vazirliklar ijrosi',
  'Vazirlik ijrosi',
  "ta ijro ma'lumoti",
  'Reja',
  'Ijro',
  'Farq',
  'Foiz',
  'Chorak',
  '{{quarter}}-chorak',
  // Calendar
  'KK.OO.YYYY',
  'Taqvim',
  "Sana noto'g'ri kiritilgan",
  // Excel import
  "Ijro ma'lumotlarini Exceldan yuklash",
  "O'lchov birligi",
  "mlrd so'm",
  "mln so'm",
  // Consolidated budget
  "Budjet yo'nalishi",
  "ta yo'nalish",
  "Ko'rsatkich",
  "Ko'rsatkichlar",
  "Ko'rsatkich qo'shish",
  "Ko'rsatkich kiritilmagan",
  "Tanlangan yil bo'yicha ko'rsatkich kiritilmagan",
  'Barcha yillar',
  '{{year}} yil',
  'Qabul qilingan budjet',
  "Summa, mlrd so'm",
  'YAIMga nisbatan, %',
  "{{name}}: summa, mlrd so'm",
  '{{name}}: YAIMga nisbatan, %',
  '1-chorak ijrosi',
  '2-chorak ijrosi',
  '3-chorak ijrosi',
  '4-chorak ijrosi',
] as const;
