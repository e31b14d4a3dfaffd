/** Code or texts of a page did not arrive: the connection broke, or a newer version of the portal has taken its place. */
export class PageNotLoaded extends Error {
  override readonly name = 'PageNotLoaded';
}
