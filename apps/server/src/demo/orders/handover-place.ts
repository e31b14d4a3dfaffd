/** Where the cars of the demo world are handed over. */
export const PLACE = {
  minutes: 45,
  place: 'Stromwandel Auslieferung Hamburg',
  street: 'Hafenstraße 12',
  postcode: '20457',
  city: 'Hamburg',
  phone: '040 5550100',
};
