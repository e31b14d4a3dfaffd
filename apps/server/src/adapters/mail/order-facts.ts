/** What every mail about an order names. */
export interface OrderFacts {
  readonly orderId: number;
  /** Brand, model and trim level. */
  readonly vehicle: string;
  /** Page on which the receiver sees the order. */
  readonly link: string;
}
