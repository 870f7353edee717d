/** The location of an initiative (spec 000 §2, §8). */
export const SPEC = ["Manzil o'zgartirildi"];
