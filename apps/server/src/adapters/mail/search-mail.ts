/** The mail about saved searches. */
export interface SearchMail {
  readonly kind: 'SEARCH_HIT';
  /** Cars that newly fit, at most ten; without amounts. */
  readonly cars: readonly { readonly name: string; readonly link: string }[];
  /** How many more there are. */
  readonly others: number;
  readonly link: string;
}
