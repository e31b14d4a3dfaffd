/** What people call a body style in either language, folded. */
export const BODY_WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    SUV: ['suv', 'suvs', 'gelandewagen', 'crossover'],
    HATCHBACK: ['kompaktwagen', 'kompakt', 'kleinwagen', 'stadtauto', 'hatchback', 'hatchbacks'],
    SEDAN: ['limousine', 'limousinen', 'saloon', 'saloons', 'sedan'],
    ESTATE: ['kombi', 'kombis', 'estate', 'estates', 'wagon'],
    VAN: ['van', 'vans', 'bus', 'minibus', 'minivan'],
    SPORTS: ['sportwagen', 'sportauto', 'roadster'],
  }).flatMap(([style, words]) => words.map((word) => [word, style] as const)),
);

/** Short forms of brands, with a word of the brand's name. */
export const BRAND_WORDS: ReadonlyMap<string, string> = new Map([
  ['vw', 'volkswagen'],
  ['benz', 'mercedes'],
  ['merc', 'mercedes'],
]);

/** Words that say nothing of a car of this list, folded. */
export const FILLER_WORDS: ReadonlySet<string> = new Set(
  (
    'ich suche mochte will hatte gern gerne ein eine einen einer der die das den und oder mit von fur im in pro je ' +
    'monat monatlich netto rate leasing auto autos wagen fahrzeug fahrzeuge elektrisch elektrische elektrischer ' +
    'ab uber bis zu mindestens reichweite over at least range ' +
    'elektrisches elektrischen elektro elektroauto elektroautos eauto e-auto e-autos euro eur € ' +
    'a an the and or with for per month monthly car cars vehicle electric ev i want looking'
  ).split(' '),
);
