import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { DocumentText } from './document-text.tsx';

test('an entry of the contents leads to its section', async () => {
  await renderPage({
    route: '/',
    at: '/',
    page: (
      <DocumentText
        blocks={[
          { kind: 'heading', level: 2, text: '§ 1 Fahrzeug' },
          { kind: 'paragraph', text: 'Ein Auto.' },
          { kind: 'heading', level: 2, text: '§ 2 Laufzeit' },
        ]}
      />
    ),
  });
  await userEvent.click(screen.getByText('Inhalt'));
  await userEvent.click(screen.getByRole('button', { name: '§ 2 Laufzeit' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: '§ 2 Laufzeit' }));
});
