/** The marks of shortened amounts, thousands to trillions: the documents' own, in every language, in lists and on the canvas. */
export const AMOUNT_MARKS = ['K', 'M', 'B', 'T'] as const;
