import { Button, MantineProvider } from '@mantine/core';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Dialog } from './dialog.tsx';
import { SideDrawer } from './side-drawer.tsx';

beforeEach(() => {
  window.matchMedia = (media) =>
    // The parts that the components read.
    ({ matches: false, media, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
});

/** A button that draws a dialog or drawer only when it is pressed, as pages with code loaded late do. */
function LateOpener({ draw }: { readonly draw: (opened: boolean, onClose: () => void) => ReactNode }) {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  return (
    <MantineProvider env="test">
      <Button onClick={() => setState('open')}>Öffnen</Button>
      {state !== 'unused' && draw(state === 'open', () => setState('closed'))}
    </MantineProvider>
  );
}

test.each([
  [
    'dialog',
    (opened: boolean, onClose: () => void) => (
      <Dialog opened={opened} onClose={onClose} title="Frage" closeLabel="Schließen">
        <Button>Behalten</Button>
      </Dialog>
    ),
  ],
  [
    'drawer',
    (opened: boolean, onClose: () => void) => (
      <SideDrawer opened={opened} onClose={onClose} title="Filter" closeLabel="Schließen" width={300}>
        <Button>Behalten</Button>
      </SideDrawer>
    ),
  ],
])('a %s drawn on the first press gives the focus back when it closes', async (_name, draw) => {
  render(<LateOpener draw={draw} />);
  const opener = screen.getByRole('button', { name: 'Öffnen' });
  const person = userEvent.setup();
  await person.click(opener);
  const keep = await screen.findByRole('button', { name: 'Behalten' });
  await waitFor(() => expect(document.activeElement).toBe(keep));
  await person.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Schließen' }));
  await person.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

test('the keyboard starts with what the dialog is about, and the named close button comes last', async () => {
  const onClose = vi.fn<() => void>();
  render(
    <MantineProvider env="test">
      <Dialog opened onClose={onClose} title="Bestellung löschen" closeLabel="Dialog schließen">
        <Button>Behalten</Button>
        <Button>Löschen</Button>
      </Dialog>
    </MantineProvider>,
  );
  const keep = await screen.findByRole('button', { name: 'Behalten' });
  expect(screen.getByRole('dialog', { name: 'Bestellung löschen' })).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(keep));
  const person = userEvent.setup();
  await person.tab();
  await person.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Dialog schließen' }));
  await person.keyboard('{Enter}');
  expect(onClose).toHaveBeenCalledTimes(1);
});
