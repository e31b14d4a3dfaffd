/** The address that a person has saved before. */
export const savedAddress = {
  title: 'ms',
  firstName: 'Anna',
  lastName: 'Schmidt',
  street: 'Werkstraße',
  streetNumber: '12',
  place: 'Essen',
  postcode: '45130',
  state: 'Nordrhein-Westfalen',
  placeOfBirth: 'Bonn',
  employeeId: null,
  email: 'anna@example.org',
};
