/** Names of the data sheet in English. */
export const DATA_SHEET_NAMES: Readonly<Record<string, string>> = {
  Antrieb: 'Drive',
  'Batterie, nutzbar': 'Battery, usable',
  'Beschleunigung von 0 auf 100 km/h': 'Acceleration from 0 to 100 km/h',
  'CO₂-Emissionen (kombiniert)': 'CO₂ emissions (combined)',
  'CO₂-Klasse': 'CO₂ class',
  'Energieverbrauch (kombiniert)': 'Energy consumption (combined)',
  Höchstgeschwindigkeit: 'Top speed',
  'Laden mit Gleichstrom': 'DC charging',
  'Laden mit Wechselstrom': 'AC charging',
  Leistung: 'Power',
  Reichweite: 'Range',
  Sitzplätze: 'Seats',
};

/** Values of the data sheet that consist of words. */
export const DATA_SHEET_VALUES: Readonly<Record<string, string>> = {
  Allradantrieb: 'All-wheel drive',
  Hinterradantrieb: 'Rear-wheel drive',
  Vorderradantrieb: 'Front-wheel drive',
};
