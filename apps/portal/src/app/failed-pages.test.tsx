import type { ClientRequest, MeReply } from '@stromwandel/api-spec';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { i18n as I18n } from 'i18next';
import type { RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { createNavigator } from '../navigation/create-navigator.ts';
import { renderPortal } from '../testing/render-portal.tsx';
import { sampleMe } from '../testing/sample-me.ts';
import { createRoutes } from './create-routes.tsx';
import { PortalPages } from './portal-pages.tsx';
import { preloadPage } from './preload-page.ts';

/** Pages without requests, or with optional ones only. */
const STAND_ALONE: ReadonlySet<string> = new Set([
  'about',
  'faq',
  'favourites',
  'login',
  'register',
  'register/set-password/:code',
  'invite/:code',
  'user/passwordReset/:code',
  'user/emailUndo/:code',
  'forgotten',
  'check-email',
  'second-factor',
  'welcome',
  'order/:orderId/checked',
  'handover/:code',
  'employer/people/invite',
  '*',
]);

type Role = MeReply['roles'][number];

/** Routes that only lead to another page. */
const PASSAGES: ReadonlySet<string> = new Set(['logout', 'profile']);

const ROLES: readonly (readonly [addresses: RegExp, role: Role])[] = [
  [/^\/provider/, 'ADMIN'],
  [/^\/employer/, 'TENANT_ADMIN'],
  [/^\/(profile|lease|order(?!.*checked)|second-factor|welcome|user\/emailConfirm)/, 'EMPLOYEE'],
];

const pathsOf = (routes: readonly RouteObject[]): string[] =>
  routes.flatMap(({ path, children = [] }) => [...(path === undefined ? [] : [path]), ...pathsOf(children)]);

/** The texts that a page waits for before it is drawn: here they are all there. */
const textsThatAreThere = {
  languages: ['de'],
  loadNamespaces: () => Promise.resolve(),
  hasResourceBundle: () => true,
};
// The route table asks for nothing else.
const ROUTES = createRoutes(textsThatAreThere as unknown as I18n);
const PATHS = pathsOf(ROUTES).filter((path) => !PASSAGES.has(path));

/** Opens a page whose calls all meet the same; who is signed in is the header's matter. */
async function open(path: string, first: () => Response | Promise<Response>) {
  const query = path === 'compare' ? '?cars=1,2' : '';
  const at = `/${path.replace('*', 'no-such-page').replace(/:page/, 'terms').replaceAll(/:\w+/g, '7')}${query}`;
  const role = ROLES.find(([addresses]) => addresses.test(at))?.[1];
  const way = { meets: first, replies: [] as unknown[] }; // what a reply is does not matter here
  const answer = async ({ path: asked }: ClientRequest) => {
    if (asked === '/v1/user/me') return Response.json(sampleMe({ roles: role ? [role] : [] }));
    const reply = way.meets();
    way.replies.push(reply);
    return reply;
  };
  await preloadPage(ROUTES, at.replace(query, ''));
  const pages = <PortalPages routes={ROUTES} navigator={createNavigator()} />;
  await renderPortal(pages, { path: '*', at, answer, ...(role && { roles: [role] }) });
  await screen.findByRole('heading', { level: 1 });
  return way;
}

// What a proxy says that stands before the server.
const broken = () => new Response('<h1>Bad gateway</h1>', { status: 500 });
const offline = () => Promise.reject(new TypeError('fetch failed'));

const main = () => screen.getByRole('main');
const headings = () => screen.getAllByRole('heading', { level: 1 });

test.each(PATHS.filter((path) => !STAND_ALONE.has(path)))(
  '/%s waits, says what failed under one heading, and offers another try',
  async (path) => {
    let goOn: (reply: Response) => void = () => undefined;
    const reply = new Promise<Response>((resolve) => (goOn = resolve));
    const way = await open(path, async () => (await reply).clone());
    expect(main().querySelector('[aria-busy="true"]')).not.toBeNull();
    expect(headings()).toHaveLength(1);

    await act(async () => goOn(broken()));
    const [alert] = await within(main()).findAllByRole('alert');
    expect(alert?.textContent).toContain('Bei uns ist etwas schiefgegangen');
    expect(headings()).toHaveLength(1);
    expect(main().textContent).not.toContain('Bad gateway');
    expect(main().querySelector('[aria-busy="true"]')).toBeNull();

    way.meets = offline;
    const [again] = screen.getAllByRole('button', { name: 'Erneut versuchen' });
    if (again) await userEvent.click(again);
    await screen.findAllByText(/Keine Verbindung/);
  },
);

test.each(PATHS.filter((path) => STAND_ALONE.has(path)))('/%s stands without answers', async (path) => {
  const { replies } = await open(path, broken);
  await act(() => Promise.all(replies));
  expect(screen.queryByRole('alert')).toBeNull();
  const lost = screen.queryByRole('heading', { name: 'Diese Seite gibt es nicht' });
  expect(lost !== null).toBe(path === '*');
});
