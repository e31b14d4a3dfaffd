import { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createApiCall } from '../api/create-api-call.ts';
import type { Language } from '../i18n/languages.ts';
import { AUTH_DATA_KEY } from '../../start/constants.ts';
import { createSession, type Session } from '../session/create-session.ts';
import { createTransport } from '../session/create-transport.ts';
import { renderInPortal, type PortalInFrame } from './portal-frame.tsx';

/** What the server under test would answer: by method and path, a JSON reply or a status with a problem. */
export type Answer = {
  readonly json: unknown;
  readonly status?: number;
  /** What the answer waits for. */
  readonly after?: Promise<unknown>;
};

export interface Asked {
  readonly call: string;
  readonly body: unknown;
}

interface RenderedPage extends PortalInFrame {
  readonly session: Session;
  /** Every call the page made, in order. */
  readonly asked: readonly Asked[];
}

interface PageParts {
  /** Route pattern and page under test; every other address renders nothing. */
  readonly route: string;
  readonly page: ReactNode;
  readonly at: string;
  readonly language?: Language;
  /** Auth data that the browser holds already. */
  readonly auth?: unknown;
  readonly answers?: Readonly<Record<string, Answer>>;
  /** A narrow screen that is touched. */
  readonly isPhone?: boolean;
}

/** Renders one page with the portal's own session, transport and forms; only the network is answered by the test. */
export async function renderPage({
  route,
  page,
  at,
  language = 'de',
  auth,
  answers = {},
  isPhone = false,
}: PageParts): Promise<RenderedPage> {
  localStorage.clear();
  if (auth !== undefined) localStorage.setItem(AUTH_DATA_KEY, JSON.stringify(auth));
  const asked: Asked[] = [];
  const session = createSession(localStorage, window);
  let leadTo: PortalInFrame['leadTo'] = () => undefined;
  const call = createApiCall(
    createTransport({
      session,
      host: '',
      language: () => language,
      exclusively: (work) => work(),
      onForbidden: () => undefined,
      goToLogin: () => leadTo('/login'),
      goToSecondFactor: () => leadTo('/second-factor'),
      goToConfirmation: () => leadTo('/check-email'),
      fetch: async (address, { method = 'GET', body } = {}) => {
        // The transport asks by text only.
        const name = `${method} ${typeof address === 'string' ? address : ''}`;
        asked.push({
          call: name,
          body: typeof body === 'string' ? (JSON.parse(body) as unknown) : undefined,
        });
        const answer = answers[name];
        if (answer === undefined) throw new TypeError(`no answer to ${name}`);
        await answer.after;
        return Response.json(answer.json, { status: answer.status ?? 200 });
      },
    }),
  );
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false }, mutations: { retry: false } },
  });
  let signedIn = session.get() !== null;
  session.subscribe(() => {
    const signedInNow = session.get() !== null;
    // As in the portal: what one person was shown is nothing for the next.
    if (signedInNow !== signedIn) queries.clear();
    signedIn = signedInNow;
  });
  const rendered = await renderInPortal({
    isPhone,
    route,
    page,
    elsewhere: null,
    at,
    language,
    session,
    call,
    queries,
  });
  ({ leadTo } = rendered);
  return { ...rendered, session, asked };
}

/** A refusal as the server sends it. */
export function problem(status: number, code: string, params?: Readonly<Record<string, unknown>>): Answer {
  return { status, json: { type: 'about:blank', title: code, status, code, params } };
}
