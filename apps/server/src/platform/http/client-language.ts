/** The language a person is served in: English when the browser prefers it, else German. */
export function clientLanguage(acceptLanguage: string | undefined): 'de' | 'en' {
  const first = (acceptLanguage ?? '')
    .split(',')
    .map((part) => part.trim().slice(0, 2).toLowerCase())
    .find((language) => language === 'de' || language === 'en');
  return first === 'en' ? 'en' : 'de';
}
