import type { ClientRequest } from '@stromwandel/api-spec';
import type { ReactElement } from 'react';
import { createApiCall } from '../api/create-api-call.ts';
import { createQueryClient } from '../api/create-query-client.ts';
import type { Language } from '../i18n/languages.ts';
import { createProductClock } from '../product-clock/create-product-clock.ts';
import { createSession, type Session } from '../session/create-session.ts';
import { renderInPortal, type PortalInFrame } from './portal-frame.tsx';

interface RenderOptions {
  /** Answers the calls of the page, by method and path with query. */
  readonly answer?: (request: ClientRequest) => Response | Promise<Response>;
  readonly language?: Language;
  /** Address to start at; the element stands at `path`. */
  readonly at?: string;
  readonly path?: string;
  /** Roles of the signed-in person; without them there is no session. */
  readonly roles?: readonly string[];
}

export interface RenderedPortal extends PortalInFrame {
  readonly session: Session;
}

/** Renders a page with texts, session, router and API as in the portal; only the network is made up. */
export async function renderPortal(
  element: ReactElement,
  options: RenderOptions = {},
): Promise<RenderedPortal> {
  const {
    answer = () => Response.json({}, { status: 404 }),
    language = 'de',
    at = '/',
    path = '/',
  } = options;
  localStorage.clear();
  const session = createSession(localStorage, window);
  if (options.roles) {
    session.store({ authenticated: true, accessToken: 'a', refreshToken: 'r', roles: options.roles });
  }
  const productClock = createProductClock();
  const queries = createQueryClient();
  queries.setDefaultOptions({ queries: { retry: false } });
  const call = createApiCall(productClock.readOff((request) => Promise.resolve(answer(request))));
  const rendered = await renderInPortal({
    route: path,
    page: element,
    elsewhere: <p>elsewhere</p>,
    at,
    language,
    session,
    call,
    queries,
    productClock,
  });
  return { ...rendered, session };
}
