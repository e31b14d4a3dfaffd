// Of its own, so that first visits do without the search for words.
export { createTextFilter } from '@stromwandel/offer';
