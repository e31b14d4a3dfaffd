export { backUp } from './back-up.ts';
export { restore } from './restore.ts';
