/** Call-back requests (spec 001 §3, §8). */
export const SPEC = ['YANGI', 'YOPILGAN', "Qayta qo'ng'iroq so'rovi bajarildi"];
