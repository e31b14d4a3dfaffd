import type { OrderingPerson } from './person-store.ts';
import type { FrozenPerson } from './snapshot.ts';

/** What an order freezes of its person. The address was checked before. */
export function frozenPerson(person: OrderingPerson): FrozenPerson {
  const { title, firstName, lastName, employeeId } = person;
  const given = (part: string | null) => {
    if (part === null) throw new Error('The address was checked before');
    return part;
  };
  return {
    title,
    firstName,
    lastName,
    employeeId,
    street: given(person.street),
    streetNumber: given(person.streetNumber),
    postcode: given(person.postcode),
    place: given(person.place),
    state: given(person.state),
    placeOfBirth: given(person.placeOfBirth),
  };
}
