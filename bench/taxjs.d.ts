// The package carries its types in another directory than the module that Node.js can load.
declare module 'taxjs/dist/es2015/Lohnsteuer2023JanuarBig.js' {
  export { Lohnsteuer2023JanuarBig } from 'taxjs/dist/declaration/Lohnsteuer2023JanuarBig.js';
}
