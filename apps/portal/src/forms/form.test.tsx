import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useTranslation } from '../i18n/use-translation.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { renderPortal } from '../testing/render-portal.tsx';
import { DateField } from './date-field.tsx';
import { DecimalField } from './decimal-field.tsx';
import { Form } from './form.tsx';
import { PasswordField } from './password-field.tsx';
import { SelectField } from './select-field.tsx';
import { SubmitButton } from './submit-button.tsx';
import { TextField } from './text-field.tsx';
import { useSchemaForm } from './use-schema-form.ts';

const schema = z.object({
  name: z.string().trim().min(1),
  salary: z.number().min(1).max(200_000),
  birthday: z.string().min(1),
});

function ExampleForm({ onSubmit }: { readonly onSubmit: (values: unknown) => void }) {
  const form = useSchemaForm(schema, { name: '' });
  return (
    <Form form={form} onSubmit={onSubmit}>
      <TextField name="name" label="Name" />
      <DecimalField name="salary" label="Gehalt" unit="€" decimals={2} />
      <DateField name="birthday" label="Geburtstag" />
      <SubmitButton>Senden</SubmitButton>
    </Form>
  );
}

test('a failed attempt lists every error as a link to its field, and takes the focus', async () => {
  await renderPortal(<ExampleForm onSubmit={() => undefined} />);
  const person = userEvent.setup();
  await person.click(screen.getByRole('button', { name: 'Senden' }));
  const summary = await screen.findByRole('alert');
  expect(document.activeElement).toBe(summary);
  const link = screen.getByRole('link', { name: 'Gehalt fehlt.' });
  await person.click(link);
  const field = screen.getByLabelText('Gehalt');
  expect(document.activeElement).toBe(field);
  expect(field.getAttribute('aria-invalid')).toBe('true');
});

test('a missing password is marked and described for screen readers too', async () => {
  function Login() {
    const form = useSchemaForm(z.object({ password: z.string().min(1) }), { password: '' });
    return (
      <Form form={form} onSubmit={() => undefined}>
        <PasswordField name="password" label="Passwort" autoComplete="current-password" />
        <SubmitButton>Senden</SubmitButton>
      </Form>
    );
  }
  await renderPortal(<Login />);
  const field = screen.getByLabelText('Passwort');
  expect(field.getAttribute('aria-invalid')).toBe('false');
  await userEvent.click(screen.getByRole('button', { name: 'Senden' }));
  await screen.findByRole('alert');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  const description = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  expect(description?.textContent).toBe('Passwort fehlt.');
});

test.each([
  ['de', ['Gehalt fehlt.', 'Arbeitstage fehlen.', 'Bitte wählen Sie: Steuerklasse.']],
  [
    'en',
    ['Gehalt is a required field', 'Arbeitstage is a required field', 'Steuerklasse is a required field'],
  ],
] as const)(
  'a missing answer is named once, at the field and in the summary (%s)',
  async (language, texts) => {
    const required = z.object({ salary: z.number(), days: z.number(), taxClass: z.number() });
    function Answers() {
      return (
        <Form form={useSchemaForm(required, {})} onSubmit={() => undefined}>
          <DecimalField name="salary" label="Gehalt" />
          <DecimalField name="days" label="Arbeitstage" isPlural />
          <SelectField name="taxClass" label="Steuerklasse" options={[{ value: 1, label: 'I' }]} />
          <SubmitButton>Senden</SubmitButton>
        </Form>
      );
    }
    await renderPortal(<Answers />, { language });
    await userEvent.click(screen.getByRole('button', { name: 'Senden' }));
    const links = within(await screen.findByRole('alert')).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(texts);
    for (const text of texts) expect(screen.getAllByText(text)).toHaveLength(2);
  },
);

test('the summary lists errors in the order of the page', async () => {
  function Turned() {
    const form = useSchemaForm(schema, { name: '' });
    return (
      <Form form={form} onSubmit={() => undefined}>
        <DateField name="birthday" label="Geburtstag" />
        <TextField name="name" label="Name" />
        <DecimalField name="salary" label="Gehalt" />
        <SubmitButton>Senden</SubmitButton>
      </Form>
    );
  }
  await renderPortal(<Turned />);
  await userEvent.click(screen.getByRole('button', { name: 'Senden' }));
  const links = within(await screen.findByRole('alert')).getAllByRole('link');
  expect(links.map((link) => link.textContent.split(' ')[0])).toEqual(['Geburtstag', 'Name', 'Gehalt']);
});

test('the summary follows a change of language', async () => {
  function Translated() {
    const { i18n } = useTranslation();
    const form = useSchemaForm(schema, { name: '' });
    const required = i18n.language === 'en' ? 'is a required field' : 'fehlt noch';
    return (
      <Form form={form} onSubmit={() => undefined}>
        <TextField
          name="name"
          label={i18n.language === 'en' ? 'Surname' : 'Nachname'}
          messages={{ TOO_SHORT: required, REQUIRED: required }}
        />
        <SubmitButton>Senden</SubmitButton>
        <button type="button" onClick={() => void i18n.changeLanguage('en')}>
          EN
        </button>
      </Form>
    );
  }
  await renderPortal(<Translated />);
  const person = userEvent.setup();
  await person.click(screen.getByRole('button', { name: 'Senden' }));
  const summary = await screen.findByRole('alert');
  within(summary).getByRole('link', { name: 'Nachname: fehlt noch' });
  await person.click(screen.getByRole('button', { name: 'EN' }));
  const link = await within(summary).findByRole('link');
  await waitFor(() => expect(link.textContent).toBe('Surname: is a required field'));
});

test('German figures and days are read, and shown as the language writes them', async () => {
  const sent: unknown[] = [];
  await renderPortal(<ExampleForm onSubmit={(values) => sent.push(values)} />);
  const person = userEvent.setup();
  await person.type(screen.getByLabelText('Name'), ' Anna ');
  await person.type(screen.getByLabelText('Gehalt'), '4500 €');
  await person.type(screen.getByLabelText('Geburtstag'), '14.5.1990');
  await person.click(screen.getByRole('button', { name: 'Senden' }));
  expect(sent).toEqual([{ name: 'Anna', salary: 4500, birthday: '1990-05-14' }]);
  expect(screen.getByLabelText<HTMLInputElement>('Gehalt').value).toBe('4.500,00');
  expect(screen.getByLabelText<HTMLInputElement>('Geburtstag').value).toBe('14.05.1990');
});

test('an invalid number stays as typed and is refused with a sentence', async () => {
  await renderPortal(<ExampleForm onSubmit={() => undefined} />);
  const person = userEvent.setup();
  await person.type(screen.getByLabelText('Gehalt'), 'viel');
  await person.click(screen.getByRole('button', { name: 'Senden' }));
  expect(screen.getByLabelText<HTMLInputElement>('Gehalt').value).toBe('viel');
  await screen.findByRole('link', { name: /^Gehalt: Bitte geben Sie eine Zahl ein/ });
});

test("bounds in messages have the language's number format", async () => {
  await renderPortal(<ExampleForm onSubmit={() => undefined} />);
  const person = userEvent.setup();
  await person.type(screen.getByLabelText('Gehalt'), '300.000');
  await person.click(screen.getByRole('button', { name: 'Senden' }));
  const message = 'Gehalt: Bitte geben Sie höchstens 200.000 ein.';
  expect(await screen.findByRole('link', { name: message })).toBeTruthy();
});
