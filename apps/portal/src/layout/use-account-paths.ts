import { useLocation } from 'react-router';
import { paths } from '../navigation/paths.ts';

/**
 * Where visitors sign in and register. From the page of a car they come back to it and to their choices; from other pages
 * each role goes to its own workspace.
 */
export function useAccountPaths(): { readonly login: string; readonly register: string } {
  const { pathname, search } = useLocation();
  const backTo = /^\/vehicle\/\d+$/.test(pathname) ? pathname + search : undefined;
  return { login: paths.login(backTo), register: paths.register(undefined, backTo) };
}
