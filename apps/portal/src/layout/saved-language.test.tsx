import type { ClientRequest } from '@stromwandel/api-spec';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useMe } from '../api/use-me.ts';
import { renderPortal } from '../testing/render-portal.tsx';
import { sampleMe } from '../testing/sample-me.ts';
import { SavedLanguage } from './saved-language.tsx';

function Name() {
  return <p>{useMe().data?.firstName}</p>;
}

/** The part for a person with a saved language; resolves to the languages that were saved since. */
async function savedBy(me: Partial<ReturnType<typeof sampleMe>>) {
  const saved: unknown[] = [];
  let account = sampleMe(me);
  await renderPortal(
    <>
      <SavedLanguage />
      <Name />
    </>,
    {
      roles: ['EMPLOYEE'],
      language: 'en',
      answer: ({ path, body }: ClientRequest) => {
        if (path !== '/v1/user/language') return Response.json(account);
        saved.push(JSON.parse(body ?? 'null'));
        account = sampleMe({ ...me, language: 'en' });
        return new Response(null, { status: 204 });
      },
    },
  );
  await screen.findByText('Anna');
  return saved;
}

test('a language that differs from the saved one is saved once', async () => {
  const saved = await savedBy({ language: 'de' });
  await waitFor(() => expect(saved).toEqual([{ language: 'en' }]));
});

test.each([{ language: 'en' as const }, { language: 'de' as const, emailConfirmed: false }])(
  'nothing is saved for %o',
  async (me) => {
    expect(await savedBy(me)).toEqual([]);
  },
);
