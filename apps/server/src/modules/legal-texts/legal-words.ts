const day = (locale: string, date: Date): string =>
  new Intl.DateTimeFormat(locale, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'Europe/Berlin',
  }).format(date);

/** What stands around a legal text in its file. */
export const LEGAL_WORDS = {
  de: {
    titles: {
      terms: 'Nutzungsbedingungen',
      imprint: 'Impressum',
      privacy: 'Datenschutz',
      accessibility: 'Erklärung zur Barrierefreiheit',
      withdrawal: 'Vertrag widerrufen',
    },
    sample: 'Muster',
    sampleNote:
      'Muster: Der Anbieter ersetzt diese Angaben durch seine eigenen, bevor das Portal öffentlich wird.',
    version: (version: number, date: Date) => `Fassung ${version} vom ${day('de-DE', date)}`,
  },
  en: {
    titles: {
      terms: 'Terms of use',
      imprint: 'Imprint',
      privacy: 'Data protection',
      accessibility: 'Accessibility statement',
      withdrawal: 'Withdraw from contract',
    },
    sample: 'Sample',
    sampleNote:
      'Sample: the provider will replace this information with its own before the portal goes public.',
    version: (version: number, date: Date) => `Version ${version}, ${day('en-GB', date)}`,
  },
} as const;
