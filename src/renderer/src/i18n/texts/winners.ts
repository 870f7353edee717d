/** SMS to the winners' authors, the votes and mobile monitoring (spec 000 §2, §5, §8). */
export const SPEC = [
  'Sms yuborish uchun board tanlanmagan',
  'Sms yuborildi',
  "Sms yuborishda xatolik sodir bo'ldi!",
] as const;

export const OURS = [
  'SMS',
  'SMS yuborish',
  "G'oliblar mualliflariga SMS yuborilsinmi?",
  "{{count}} ta g'olib tashabbusning mualliflari bittadan SMS oladi.",
  "Shu mavsum g'oliblarining barcha mualliflari SMS oladi.",
  "Bu mavsumda g'olib tashabbus yo'q.",
  'Baribir yana yuborish',
  'SMS {{time}} da yuborilgan',
  "SMS {{time}} da yuborilgan bo'lishi mumkin: natijasi noma'lum",
  'Ayrim mualliflarga SMS yuborilmadi.',
  'Birorta ham SMS yuborilmadi.',
  'Yana yuborsangiz, mualliflar uni ikkinchi marta olishi mumkin.',
  "SMS yuborilgan bo'lishi ham, yuborilmagan bo'lishi ham mumkin. Yana yuborsangiz, mualliflar uni ikkinchi marta olishi mumkin.",
  'Ovozlar',
  'Mobil monitoring',
  'Monitoring mobil ilovada olib boriladi. Ilovani telefoningizga shu yerdan oling.',
  '{{name}}: brauzerda ochish',
  'Havola sozlanmagan: administrator uni dastur sozlamalariga kiritishi kerak.',
  "Havolani brauzerda ochib bo'lmadi",
  // Confirming
  "Amal bajarilgan bo'lishi ham, bajarilmagan bo'lishi ham mumkin. Qayta bossangiz, avval tashabbusning hozirgi holati tekshiriladi.",
  'Moderator izohi: {{comment}}',
] as const;
