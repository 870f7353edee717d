/** The population of districts by year (spec 001 §5). */
export const SPEC = ['Yilni tanlang!'];
