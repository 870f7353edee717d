/** Organizations (spec 001 §8). */
export const SPEC = ["Tashkilot o'chirildi"];
