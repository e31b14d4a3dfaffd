/** What texts lose so that searches find them: the rules of `foldForSearch`, for whoever has to fold in another language. */
export const SEARCH_FOLDING = {
  /** Accents once they stand apart (Unicode form NFKD), as the inside of a character class of regular expressions. */
  marks:
    '\\u0300-\\u036f\\u0483-\\u0487\\u0591-\\u05bd\\u064b-\\u065f\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff\\ufe20-\\ufe2f',
  /**
   * Small letters that carry their mark within themselves, as somebody without them on the keyboard writes them; and the
   * sigma that only ends words.
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
