import type { RouteObject } from 'react-router';
import type { LazyLayout, LazyPage } from './lazy-page.ts';

/** The ways into an account and out of it, in a frame of their own. */
export function accountRoutes(page: LazyPage, layout: LazyLayout): RouteObject[] {
  const account = (path: string, load: Parameters<LazyPage>[2]): RouteObject => page(path, ['account'], load);
  return [
    layout(
      async () => ({ default: (await import('../features/account/account-layout.tsx')).AccountLayout }),
      [
        account('login', () => import('../features/account/login-page.tsx')),
        account('logout', () => import('../features/account/logout-page.tsx')),
        account('register', () => import('../features/account/register-code-page.tsx')),
        account('register/:registerCode', () => import('../features/account/register-page.tsx')),
        account('register/set-password/:code', () => import('../features/account/first-password-page.tsx')),
        account('invite/:code', () => import('../features/account/invite-page.tsx')),
        account('user/passwordReset/:code', () => import('../features/account/password-reset-page.tsx')),
        page(
          'user/emailConfirm/:code',
          ['account', 'address'],
          () => import('../features/account/email-confirm-page.tsx'),
        ),
        page(
          'user/emailUndo/:code',
          ['account', 'address'],
          () => import('../features/account/email-undo-page.tsx'),
        ),
        account('forgotten', () => import('../features/account/forgotten-page.tsx')),
        page('check-email', ['account', 'address'], () => import('../features/account/check-email-page.tsx')),
        page(
          'second-factor',
          ['account', 'security'],
          () => import('../features/account/second-factor-page.tsx'),
        ),
        account('welcome', () => import('../features/account/welcome-page.tsx')),
      ],
    ),
  ];
}
