/** SMS to the winners' authors, the votes and mobile monitoring (spec 000 §2, §5, §8). */
export const SPEC = ['Sms yuborish uchun board tanlanmagan', 'Sms yuborildi', "Sms yuborishda xatolik sodir bo'ldi!"];
