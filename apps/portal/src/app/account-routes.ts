import type { RouteObject } from 'react-router';
import type { LazyLayout, LazyPage } from './lazy-page.ts';
import { ownPage } from './own-page.ts';

/** The ways into an account and out of it, in a frame of their own. */
export function accountRoutes(page: LazyPage, layout: LazyLayout): RouteObject[] {
  const account = (path: string, load: Parameters<LazyPage>[2]): RouteObject => page(path, ['account'], load);
  return [
    layout(
      async () => ({ default: (await import('../features/account/account-layout.tsx')).AccountLayout }),
      [
        account('login', () => import('../features/account/login-page.tsx')),
        account(
          'logout',
          ownPage((pages) => pages.logoutPage()),
        ),
        account('register', () => import('../features/account/register-code-page.tsx')),
        account('register/:registerCode', () => import('../features/account/register-page.tsx')),
        account(
          'register/set-password/:code',
          ownPage((pages) => pages.firstPasswordPage()),
        ),
        account(
          'invite/:code',
          ownPage((pages) => pages.invitePage()),
        ),
        account(
          'user/passwordReset/:code',
          ownPage((pages) => pages.passwordResetPage()),
        ),
        page(
          'user/emailConfirm/:code',
          ['account', 'address'],
          ownPage((pages) => pages.emailConfirmPage()),
        ),
        page(
          'user/emailUndo/:code',
          ['account', 'address'],
          ownPage((pages) => pages.emailUndoPage()),
        ),
        account('forgotten', () => import('../features/account/forgotten-page.tsx')),
        page(
          'check-email',
          ['account', 'address'],
          ownPage((pages) => pages.checkEmailPage()),
        ),
        page(
          'second-factor',
          ['account', 'security'],
          ownPage((pages) => pages.secondFactorPage()),
        ),
        account(
          'welcome',
          ownPage((pages) => pages.welcomePage()),
        ),
      ],
    ),
  ];
}
