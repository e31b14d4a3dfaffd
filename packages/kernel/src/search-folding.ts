/** The rules of `foldForSearch` as data, for folding in another language such as SQL. */
export const SEARCH_FOLDING = {
  /** Accents once they stand apart (Unicode form NFKD), as the inside of a character class of regular expressions. */
  marks:
    '\\u0300-\\u036f\\u0483-\\u0487\\u0591-\\u05bd\\u064b-\\u065f\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff\\ufe20-\\ufe2f',
  /**
   * Lower-case letters without a separable accent, as people type them on other keyboards; and the sigma at the end
   * of words.
   */
  letters: {
    ß: 'ss',
    æ: 'ae',
    œ: 'oe',
    þ: 'th',
    ı: 'i',
    ł: 'l',
    ø: 'o',
    đ: 'd',
    ð: 'd',
    ħ: 'h',
    ŧ: 't',
    ŋ: 'n',
    ς: 'σ',
  },
} as const;
