/** The review desk (ours; spec 000 §5 gives one text). */
export const SPEC = ['Moderatsiya protokoli yuklanmagan'];
