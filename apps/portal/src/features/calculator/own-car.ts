/** In place of the id of a car of the catalogue: the person names list price and rates. */
export const OWN_CAR = 0;
