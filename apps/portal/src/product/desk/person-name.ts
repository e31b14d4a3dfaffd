/** First and last name as one reads them. */
export function personName(person: { readonly firstName: string; readonly lastName: string }): string {
  return `${person.firstName} ${person.lastName}`;
}
