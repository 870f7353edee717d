/** A locked program (ours). */
export const OURS = [
  'Dastur qulflangan',
  "Ish joyi qarovsiz qolgani uchun oyna yopib qo'yildi. Yozganlaringiz o'chirilmadi; boshlangan yuborish va yuklab olishlar to'xtamaydi, qolgan amallar dastur ochilgach davom etadi.",
  'Davom etish uchun yagona kirish tizimida qayta kiring.',
  'Davom etish',
  "Boshqa xodim kirdi, shuning uchun dastur ochilmadi. Uni faqat {{name}} ochadi. Siz boshqa xodim bo'lsangiz, avval “Chiqish” tugmasini bosing.",
  "Internet aloqasi yo'q. Dasturni ochish uchun aloqa kerak.",
  "Boshlangan amallar to'xtaydi. Yozilganlar shu kompyuterda {{name}} uchun qoladi.",
] as const;
