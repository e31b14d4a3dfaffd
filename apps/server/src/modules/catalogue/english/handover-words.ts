/** The ways a car is handed over, in English. */
export const HANDOVER_WORDS: Readonly<Record<string, string>> = {
  'Abholung beim Händler': 'Collection from a dealer',
  'Übergabe mit Einweisung bei einem Händler in Ihrer Nähe, ohne Aufpreis.':
    'Handover with an introduction at a dealer near you, at no extra charge.',
  'Lieferung nach Hause': 'Delivery to your home',
  'Übergabe an Ihrer Wohnanschrift, werktags nach Absprache, ohne Aufpreis.':
    'Handover at your home address, on working days by arrangement, at no extra charge.',
  'Lieferung an den Arbeitsort': 'Delivery to your workplace',
  'Übergabe auf dem Gelände Ihres Arbeitgebers, werktags nach Absprache, ohne Aufpreis.':
    'Handover on your employer’s premises, on working days by arrangement, at no extra charge.',
};
